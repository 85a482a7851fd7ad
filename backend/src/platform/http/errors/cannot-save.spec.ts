import { describe, expect, it } from '@jest/globals';
import { FileNotKeptError } from '../../storage/file-storage.js';
import { cannotSave } from './cannot-save.js';

const failure = (code: string) => Object.assign(new Error(code), { code });

describe('An error that says nothing can be saved', () => {
  it('is a full or read-only disk, of the database or of ours, however deep it lies', () => {
    for (const code of ['53100', '25006', 'ENOSPC', 'EDQUOT', 'EROFS']) {
      expect(cannotSave(failure(code))).toBe(true);
      expect(cannotSave(new Error('while saving', { cause: failure(code) }))).toBe(true);
    }
    expect(cannotSave({ driverError: failure('53100') })).toBe(true);
  });

  it('is a file that the storage did not take, because of its rights too', () => {
    expect(cannotSave(new FileNotKeptError('media/one', failure('EACCES')))).toBe(true);
    expect(cannotSave(new FileNotKeptError('media/one', new Error('503 from the bucket')))).toBe(true);
  });

  it('is no refused access to any other file, such as a template or a program that cannot be read', () => {
    expect(cannotSave(failure('EACCES'))).toBe(false);
    expect(cannotSave(new Error('reading', { cause: failure('EPERM') }))).toBe(false);
    expect(cannotSave(failure('ENOENT'))).toBe(false);
    expect(cannotSave(null)).toBe(false);
  });
});
