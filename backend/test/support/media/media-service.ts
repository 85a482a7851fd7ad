import { MediaRepository } from '../../../src/modules/media/media.repository.js';
import { MediaService } from '../../../src/modules/media/media.service.js';
import { ContinuityJournal } from '../../../src/platform/continuity/continuity-journal.js';
import { ContinuityRepository } from '../../../src/platform/continuity/continuity.repository.js';
import type { Database } from '../../../src/platform/database/database.js';
import { DiskStorage } from '../../../src/platform/storage/disk-storage.js';
import { FileErasuresRepository } from '../../../src/platform/storage/file-erasures.repository.js';
import type { FileStorage } from '../../../src/platform/storage/file-storage.js';
import { StoredFilesService } from '../../../src/platform/storage/stored-files.service.js';
import { temporaryFolder } from '../temporary-folder.js';

/** Files in a folder of their own, beside a test's database. */
export function storedFiles(
  database: Database,
  storage: FileStorage = new DiskStorage(temporaryFolder('files')),
): StoredFilesService {
  return new StoredFilesService(storage, new FileErasuresRepository(database), database);
}

export function aMediaService(database: Database, files = storedFiles(database)): MediaService {
  return new MediaService(new MediaRepository(database), files, database);
}

/** The journal outside of a test's database, in a folder of its own. */
export function continuityJournal(database: Database): ContinuityJournal {
  const storage = new DiskStorage(temporaryFolder('journal'));
  return new ContinuityJournal(storage, new ContinuityRepository(database));
}
