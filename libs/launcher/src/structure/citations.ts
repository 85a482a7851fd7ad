import { posix } from 'node:path';
import type { Source } from './sources.ts';

/** Ids of rules and facts, such as an id of docs/product.md: a noun and a number. */
const ID = /\b([A-Z][A-Z\d]+)-\d+\b/gu;
/** A definition of an id in a page. */
const DEFINITION = /^- \*\*([A-Z][A-Z\d]+-\d+)\*\* /u;
/** Names of standards that look like ids. */
const STANDARDS: ReadonlySet<string> = new Set(['AES', 'PDF', 'SHA', 'UTF']);

/** Citations of documents outside this repository: their sections and names. */
const OUTSIDE =
  /\b[PD] ?\u00a7|\bC-\d{2}\b|\b(?:external[-]apis|reliability[-]facts)\b|\bdesign(?:\/\w| "|: )|\b(?:the|our) spec(?:ification)?(?:['’]s)?(?![\w.])|\bissue #?\d+|\b(?:as|see|brief,|of) item \d+|\b(?:of|in) part \d+[a-z]?\b/iu;

/** A page, optionally with one of its headings in quotation marks. */
const PAGE =
  /(?<![\w./*-])(?<path>[\w./-]+\.md)\b(?:#(?<anchor>[\w-]+)|(?:,? ["“](?<heading>[^"”]+)["”])?)/gu;
const DECISION = /\bADR (\d+)\b|\bdocs\/adr\/(\d+)(?![\w-])/gu;
/** A file of code, by its whole path or by the end of one. */
const FILE = /(?<![\w./*@{}<>$-])(?<path>\w[\w./-]*\.(?:ts|tsx|mjs|cjs|css|html))(?![\w/-]|\.\w)/gu;
/** A folder in backticks, by its whole path. */
const FOLDER = /`(?<path>(?:backend|docs|frontend-admin|frontend-user|libs)\/[\w./-]*[\w-]+)\/?`/gu;
const COMMENT = /(?:^\s*\*|\/\/ |\/\*[ *]).*/u;
/** Describes the past, with the file names of that time. */
const HISTORY = 'CHANGELOG.md';
const WEB_ADDRESS = /https?:\/\/\S+/gu;

/** Lines that cite what a reader of the repository cannot open, as `path:line: text`. */
export function citedOutside(sources: readonly Source[]): string[] {
  return linesOf(sources)
    .filter(({ text }) => OUTSIDE.test(text))
    .map(({ at, text }) => `${at}: ${text.trim()}`);
}

/** Ids that are cited and nowhere given, and ids that are given twice, as `path:line: what`. */
export function brokenIds(sources: readonly Source[]): string[] {
  const given = linesOf(sources.filter(isPage)).flatMap(({ at, text }) => {
    const id = DEFINITION.exec(text)?.[1];
    return id === undefined ? [] : [{ at, id }];
  });
  const known = new Set(given.map(({ id }) => id));
  const twice = given.filter(({ id }, index) => given.findIndex((other) => other.id === id) < index);
  const unknown = linesOf(sources).flatMap(({ at, text }) =>
    [...text.matchAll(ID)]
      .filter(([id, noun = '']) => !known.has(id) && !STANDARDS.has(noun))
      .map(([id]) => `${at}: ${id} is given on no page`),
  );
  return [...twice.map(({ at, id }) => `${at}: ${id} is given twice`), ...unknown];
}

/** Pages, headings (by name or anchor) and decisions that are cited and do not exist, as `path:line: what`. */
export function brokenPages(sources: readonly Source[]): string[] {
  const headings = new Map(sources.filter(isPage).map(({ path, lines }) => [path, headingsOf(lines)]));
  const decisions = new Set(
    [...headings.keys()].map((path) => Number(/^docs\/adr\/(\d+)-/u.exec(path)?.[1])),
  );
  return linesOf(sources).flatMap(({ path, at, text }) => [
    ...[...text.replace(WEB_ADDRESS, '').matchAll(PAGE)].flatMap(
      ({ groups: { path: named = '', anchor, heading } = {} }) => {
        const page = [named, posix.join(posix.dirname(path), named)].find((one) => headings.has(one));
        if (page === undefined) return [`${at}: there is no ${named}`];
        const given = [...(headings.get(page) ?? [])];
        if (anchor !== undefined && !given.map(anchorOf).includes(anchor)) {
          return [`${at}: ${page} has no heading #${anchor}`];
        }
        const isThere = heading === undefined || given.includes(heading);
        return isThere ? [] : [`${at}: ${page} has no heading "${heading}"`];
      },
    ),
    ...[...text.matchAll(DECISION)]
      .filter(([, byName, byPath]) => !decisions.has(Number(byName ?? byPath)))
      .map(([name]) => `${at}: there is no ${name}`),
  ]);
}

/** Files of code that pages and comments name and that do not exist, as `path:line: what`. */
export function brokenFiles(sources: readonly Source[]): string[] {
  const ends = new Set(sources.flatMap(({ path }) => endsOf(path)));
  return namedIn(sources, FILE, (named) => ends.has(named));
}

/** Folders that pages and comments name by their whole path and that do not exist, as `path:line: what`. */
export function brokenFolders(sources: readonly Source[], isThere: (folder: string) => boolean): string[] {
  return namedIn(sources, FOLDER, isThere);
}

function namedIn(sources: readonly Source[], pattern: RegExp, isThere: (named: string) => boolean): string[] {
  return linesOf(sources.filter(({ path }) => path !== HISTORY)).flatMap(({ path, at, text }) => {
    const told = path.endsWith('.md') ? text : (COMMENT.exec(text)?.[0] ?? '');
    return [...told.matchAll(pattern)]
      .map(({ groups: { path: named = '' } = {} }) => named)
      .filter((named) => !isThere(named))
      .map((named) => `${at}: there is no ${named}`);
  });
}

/** The path and each shorter end of it. */
const endsOf = (path: string) => path.split('/').map((_, start, parts) => parts.slice(start).join('/'));

const isPage = ({ path }: Source) => path.endsWith('.md');

const headingsOf = (lines: readonly string[]) =>
  new Set(lines.filter((line) => line.startsWith('#')).map((line) => line.replace(/^#+ /u, '')));

/** The anchor that a page's heading gets where it is shown. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/gu, '-');

const linesOf = (sources: readonly Source[]) =>
  sources.flatMap(({ path, lines }) =>
    lines.map((text, index) => ({ path, at: `${path}:${index + 1}`, text })),
  );
