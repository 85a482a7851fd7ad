import { Module } from '@nestjs/common';
import { AppConfig } from '../../config/config.js';
import { DiskStorage } from './disk-storage.js';
import { FileErasuresRepository } from './file-erasures.repository.js';
import { FileStorage } from './file-storage.js';
import { S3Storage } from './s3-storage.js';
import { StoredFilesService } from './stored-files.service.js';

/** One place for files: a folder by default, a bucket by configuration. */
@Module({
  providers: [
    {
      provide: FileStorage,
      inject: [AppConfig],
      useFactory: ({ storage }: AppConfig): FileStorage =>
        storage.s3 === undefined ? new DiskStorage(storage.directory) : new S3Storage(storage.s3),
    },
    FileErasuresRepository,
    StoredFilesService,
  ],
  exports: [FileStorage, StoredFilesService],
})
export class StorageModule {}
