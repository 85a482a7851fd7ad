import { Injectable } from '@nestjs/common';
import { strToU8, zip, type AsyncZippable } from 'fflate';
import { Clock } from '../../platform/clock/clock.js';
import { UserAllowancesService } from '../auth/user-allowances.service.js';
import { csvOf } from './csv.js';
import { PersonalDataRepository, type ExportedTable } from './personal-data.repository.js';
import { EXPORTED_TABLES } from './personal-tables.js';

export interface PersonalDataExport {
  readonly fileName: string;
  /** A ZIP archive. */
  readonly content: Uint8Array;
}

const READ_ME = `This is everything that Drumbeat has stored about you and for you.

json/  one file for each table, for programs
csv/   the same for spreadsheets (UTF-8; a text that a spreadsheet would take for a formula has an apostrophe in front)

Left out are secrets only: the hash of your password, and tokens.
`;

/** A copy of everything that is the user's: one JSON and one CSV for each table. */
@Injectable()
export class ExportPersonalDataCommand {
  constructor(
    private readonly repository: PersonalDataRepository,
    private readonly allowances: UserAllowancesService,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyAttemptsError */
  async execute(userId: string): Promise<PersonalDataExport> {
    await this.allowances.take('export', userId);
    const tables = await this.repository.read(userId, EXPORTED_TABLES);
    return {
      fileName: `drumbeat-${this.clock.now().toISOString().slice(0, 10)}.zip`,
      content: await zipped(filesOf(tables)),
    };
  }
}

function filesOf(tables: readonly ExportedTable[]): AsyncZippable {
  return Object.fromEntries([
    ['README.txt', strToU8(READ_ME)],
    ...tables.flatMap(({ name, columns, rows }) => [
      [`json/${name}.json`, strToU8(`${JSON.stringify(rows, null, 2)}\n`)],
      [`csv/${name}.csv`, strToU8(csvOf(columns, rows))],
    ]),
  ]) as AsyncZippable;
}

/** Large files are compressed in threads of their own, so that other requests go on meanwhile. */
function zipped(files: AsyncZippable): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    zip(files, (error, content) => {
      if (error) reject(error);
      else resolve(content);
    });
  });
}
