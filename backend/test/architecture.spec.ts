import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SOURCE_WALLS } from './support/source/source-walls.js';

const ROOT = join(import.meta.dirname, '../..');

/** For every rule of .dependency-cruiser.cjs: a file, and an import that breaks the rule. */
const PLANTED: Record<string, [file: string, imports: string][]> = {
  'no-cycles': [['backend/src/modules/ring/a.ts', './b.js']],
  resolvable: [['backend/src/modules/posts/lost.ts', './nowhere.js']],
  'domain-imports-nothing-of-ours': [
    ['libs/domain/src/posts/knows-ui.ts', '../../../ui/src/button.js'],
    ['libs/domain/src/posts/knows-backend.ts', '../../../../backend/src/modules/posts/posts.service.js'],
  ],
  'domain-is-pure': [
    ['libs/domain/src/posts/reads-files.ts', 'node:fs'],
    ['libs/domain/src/posts/is-a-module.ts', '@nestjs/common'],
  ],
  'rules-import-no-framework': [
    ['backend/src/modules/posts/post.policy.ts', '@nestjs/common'],
    ['backend/src/modules/posts/posts.presenter.ts', 'fastify'],
    ['backend/src/modules/posts/due.rules.ts', 'node:fs'],
  ],
  'platform-knows-no-feature': [
    ['backend/src/platform/http/nosy.ts', '../../modules/posts/posts.service.js'],
    ['backend/src/platform/http/above-itself.ts', '../../entities.js'],
  ],
  'modules-meet-at-their-services': [
    ['backend/src/modules/publications/thief.ts', '../posts/posts.policy.js'],
    ['backend/src/modules/publications/reader.ts', '../posts/post.entity.js'],
  ],
  'answers-and-rows-cross-as-types': [
    ['backend/src/modules/publications/borrower.ts', '../posts/posts.repository.js'],
    ['backend/src/modules/publications/borrower.service.ts', '../posts/posts.dto.js'],
  ],
  'recovery-sends-nothing': [
    ['backend/src/modules/publications/recover/planted.service.ts', '../send/publishing.service.js'],
  ],
  'reading-knows-no-writer': [
    ['backend/src/modules/writing/reading/words/briefed.ts', '../../brief/notes.js'],
    ['backend/src/modules/writing/reading/words/judged.ts', '../../review/review-text.js'],
    ['backend/src/modules/writing/reading/words/arranged.ts', '../../built-in/phrase.js'],
    ['backend/src/modules/writing/reading/words/asked.ts', '../../model/model-client.js'],
  ],
  'review-and-built-in-do-not-meet': [
    ['backend/src/modules/writing/review/arranged.ts', '../built-in/phrase.js'],
    ['backend/src/modules/writing/built-in/judged.ts', '../review/review-text.js'],
  ],
  'built-in-calls-no-model': [
    ['backend/src/modules/writing/built-in/asked.ts', '../model/model-client.js'],
    ['backend/src/modules/writing/review/asked.ts', '../model/model-client.js'],
  ],
  'answers-are-made-of-answers': [
    ['backend/src/modules/publications/borrower.dto.ts', '../posts/posts.repository.js'],
    ['backend/src/modules/publications/borrower.presenter.ts', '../posts/posts.dto.js'],
  ],
  'modules-know-no-program': [['backend/src/modules/posts/upwards.ts', '../../main.js']],
  'typeorm-stays-in-repositories': [
    ['backend/src/modules/posts/query.service.ts', 'typeorm'],
    ['backend/src/platform/http/transaction.ts', '@nestjs/typeorm'],
  ],
  'features-do-not-meet': [
    ['frontend-user/src/features/calendar/peek.ts', '../posts/post-card.js'],
    ['frontend-user/src/features/posts/list.ts', '../editor/editor.js'],
  ],
  'resources-do-not-meet': [
    ['frontend-admin/src/resources/users/plan.ts', '../posts/post-show.js'],
    ['frontend-admin/src/resources/users/all.ts', '../index.js'],
  ],
  'shared-parts-know-no-resource': [
    ['frontend-admin/src/entities/posts/link.ts', '../../resources/posts/post-show.js'],
    ['frontend-admin/src/components/person-link.ts', '../dashboard/dashboard.js'],
  ],
  'only-app-knows-all': [
    ['frontend-user/src/features/calendar/climb.ts', '../../app/router.js'],
    ['frontend-user/src/entities/posts/climb.ts', '../../app/router.js'],
  ],
  'entities-know-no-feature': [
    ['frontend-user/src/components/page.ts', '../features/posts/post-card.js'],
    ['frontend-user/src/entities/posts/card.ts', '../../features/posts/post-card.js'],
  ],
  'lib-knows-no-entity': [
    ['frontend-user/src/components/row.ts', '../entities/posts/post-cache.js'],
    ['frontend-user/src/lib/refresh.ts', '../entities/posts/post-cache.js'],
  ],
  'frontends-stand-alone': [
    ['frontend-user/src/lib/server.ts', '../../../backend/src/modules/posts/posts.service.js'],
    ['frontend-admin/src/borrowed.ts', '../../frontend-user/src/app/router.js'],
  ],
  'libs-know-no-program': [['libs/sandbox/src/insider.ts', '../../../backend/src/main.js']],
  'ui-and-client-stay-apart': [['libs/ui/src/fetching.ts', '../../api-client/src/client.js']],
  'stand-ins-never-in-production': [
    ['backend/src/modules/posts/rehearsal.ts', '../../../../libs/sandbox/src/index.js'],
    ['backend/src/modules/posts/starter.ts', '../../../../libs/launcher/src/start.js'],
    ['frontend-user/src/lib/made-up.ts', '../../../libs/testing/src/index.js'],
  ],
  'nothing-imports-tests': [
    ['backend/src/modules/posts/shortcut.ts', '../../../test/support/fixed-clock.js'],
  ],
  'production-needs-no-dev-package': [['backend/src/modules/posts/loaded.ts', 'autocannon']],
};

/** Targets of the planted imports, and files that keep the rules. */
const BYSTANDERS: Record<string, string> = {
  'backend/src/modules/publications/send/publishing.service.ts': 'export class PublishingService {}',
  'backend/src/modules/writing/brief/notes.ts': `import '../reading/clauses.js';`,
  'backend/src/modules/writing/reading/clauses.ts': '',
  'backend/src/modules/writing/review/review-text.ts': `import '../brief/notes.js';`,
  'backend/src/modules/writing/built-in/phrase.ts': `import '../brief/notes.js';`,
  'backend/src/modules/writing/model/model-client.ts': `import '../built-in/phrase.js';`,
  'backend/src/main.ts': '',
  'backend/src/entities.ts': '',
  'backend/src/modules/ring/b.ts': `import './a.js';`,
  'backend/src/modules/posts/posts.service.ts': `import './posts.repository.js';`,
  'backend/src/modules/posts/posts.repository.ts': `import 'typeorm';`,
  'backend/src/modules/posts/post.entity.ts': `import 'typeorm';`,
  'backend/src/modules/posts/posts.dto.ts': `export class PostResponse {}`,
  'backend/src/modules/posts/posts.policy.ts': '',
  'backend/src/modules/publications/publish-post.command.ts': `import '../posts/posts.service.js';`,
  'backend/src/modules/publications/schedule-post.command.ts': `import type { PostRow } from '../posts/posts.repository.js';`,
  'backend/src/modules/publications/publications.dto.ts': `import { PostResponse } from '../posts/posts.dto.js';`,
  'backend/src/modules/publications/publication.presenter.ts': `import '../posts/posts.presenter.js';`,
  'backend/test/support/fixed-clock.ts': '',
  'frontend-user/src/app/router.ts': `import '../features/calendar/week.js';`,
  'frontend-user/src/lib/paths.ts': '',
  'frontend-user/src/features/posts/post-card.ts': `import '../../lib/paths.js';`,
  'frontend-user/src/features/editor/editor.ts': `import '../posts/post-card.js';`,
  'frontend-user/src/features/calendar/week.ts': `import '../../components/button.js';`,
  'frontend-user/src/components/button.ts': '',
  'frontend-user/src/entities/posts/post-cache.ts': `import '../../components/button.js';`,
  'frontend-admin/src/entities/posts/post-state.ts': `import '../../components/quiet.js';`,
  'frontend-admin/src/components/quiet.ts': '',
  'frontend-admin/src/resources/console-resource.ts': '',
  'frontend-admin/src/resources/index.ts': `import './posts/index.js';`,
  'frontend-admin/src/resources/posts/index.ts': `import '../console-resource.js';`,
  'frontend-admin/src/resources/posts/post-show.ts': `import '../../entities/posts/post-state.js';`,
  'frontend-admin/src/dashboard/dashboard.ts': `import '../resources/posts/post-show.js';`,
  'libs/api-client/src/client.ts': '',
  'libs/domain/src/posts/due.rules.ts': `import 'luxon';`,
  'libs/launcher/src/start.ts': '',
  'libs/sandbox/src/index.ts': '',
  'libs/testing/src/index.ts': '',
  'libs/ui/src/button.ts': '',
};

/** For every source rule: a file that breaks it, and the expected message. */
const PLANTED_IN_SOURCE: Record<string, { file: string; text: string; found: string }> = {
  'every job is in jobs.ts': {
    file: 'backend/src/modules/posts/forgotten.jobs.ts',
    text: 'export const forgottenJob = defineJob({});',
    found: 'forgottenJob',
  },
  'every entity is in entities.ts': {
    file: 'backend/src/modules/posts/forgotten.entity.ts',
    text: `@Entity('forgotten')\nexport class ForgottenEntity {}`,
    found: 'ForgottenEntity',
  },
  'only config/ reads the environment': {
    file: 'backend/src/modules/posts/nosy.service.ts',
    text: 'export const port = process.env.PORT;',
    found: 'process.env',
  },
  'every route says who may call it': {
    file: 'backend/src/modules/posts/open.controller.ts',
    text: `@Controller('open')\nexport class OpenController {\n  @Get()\n  @Access('user')\n  closed() {}\n  @Post()\n  open() {}\n}`,
    found: 'open',
  },
};
/** Lists and files that keep the source rules. */
const LISTED: Record<string, string> = {
  'backend/src/jobs.ts': 'export const jobs: readonly JobDefinition[] = [listedJob];',
  'backend/src/entities.ts': 'export const entities: Entity[] = [ListedEntity];',
  'backend/src/modules/posts/listed.jobs.ts': 'export const listedJob = defineJob({});',
  'backend/src/modules/posts/listed.entity.ts': `@Entity('listed')\nexport class ListedEntity {}`,
  'backend/src/config/config.ts': 'export const port = process.env.PORT;',
  'backend/src/modules/posts/closed.controller.ts': `@Controller()\n@Access('user')\nexport class Closed {\n  @Get()\n  get() {}\n}`,
};

interface Violation {
  from: string;
  rule: { name: string };
}

describe('the walls between the parts', () => {
  let folder: string;
  let violations: Violation[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'drumbeat-walls-'));
    for (const file of [
      'tsconfig.base.json',
      '.dependency-cruiser.cjs',
      'package.json',
      'backend/package.json',
    ]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(join(ROOT, file), join(folder, file));
    }
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    for (const [file, text] of Object.entries(BYSTANDERS)) plant(folder, file, text);
    for (const [file, imports] of Object.values(PLANTED).flat()) plant(folder, file, `import '${imports}';`);
    violations = cruise(folder, ['libs', 'backend', 'frontend-user', 'frontend-admin']);
  }, 60_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has a planted violation for every wall', () => {
    const { forbidden } = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs')) as {
      forbidden: { name: string }[];
    };
    expect(Object.keys(PLANTED).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });

  it.each(Object.entries(PLANTED))('%s: is reported for each file that breaks it', (wall, planted) => {
    const reported = violations.filter(({ rule }) => rule.name === wall).map(({ from }) => from);
    expect(reported).toEqual(expect.arrayContaining(planted.map(([file]) => file)));
  });

  it('holds in the backend as it is', () => {
    expect(cruise(ROOT, ['backend/src', 'backend/migrations'])).toEqual([]);
  }, 60_000);

  it('reports nobody who keeps within the walls', () => {
    const planted = new Set(Object.values(PLANTED).flatMap((files) => files.map(([file]) => file)));
    const innocent = violations.filter(({ from, rule }) => !planted.has(from) && rule.name !== 'no-cycles');
    expect(innocent).toEqual([]);
  });
});

describe('the walls of the source', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'drumbeat-source-'));
    for (const [file, text] of Object.entries(LISTED)) plant(folder, file, text);
    for (const { file, text } of Object.values(PLANTED_IN_SOURCE)) plant(folder, file, text);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('have a planted violation each', () => {
    expect(Object.keys(PLANTED_IN_SOURCE).sort()).toEqual(Object.keys(SOURCE_WALLS).sort());
  });

  it.each(Object.entries(SOURCE_WALLS))('%s: what breaks it is found, and nothing else', (wall, problems) => {
    const { file, found } = PLANTED_IN_SOURCE[wall]!;
    expect(problems(folder)).toEqual([`${file}: ${found}`]);
  });

  it.each(Object.entries(SOURCE_WALLS))('%s: holds', (_, problems) => {
    expect(problems(ROOT)).toEqual([]);
  });
});

function plant(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function cruise(folder: string, parts: readonly string[]): Violation[] {
  const program = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [program, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...parts];
  const done = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!done.stdout) throw new Error(done.stderr);
  return (JSON.parse(done.stdout) as { summary: { violations: Violation[] } }).summary.violations;
}
