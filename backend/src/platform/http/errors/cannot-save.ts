/**
 * Codes of PostgreSQL, of the file system and of the storage that mean "there is no room, or nothing may be written":
 * no input is at fault.
 */
const CODES = new Set([
  // insufficient_resources, disk_full, out_of_memory, configuration_limit_exceeded
  '53000',
  '53100',
  '53200',
  '53400',
  // system_error, io_error
  '58000',
  '58030',
  // read_only_sql_transaction: some services return it when the disk is full, and a replica always
  '25006',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  // The file storage did not accept a file, whatever the reason (FileNotKeptError).
  'FILE_NOT_KEPT',
]);

/** True when an error says that nothing can be saved; reading may still work. */
export function cannotSave(error: unknown): boolean {
  // Not by `instanceof`: the error may come from another realm than ours, as it does in tests.
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && typeof error.code === 'string' && CODES.has(error.code)) return true;
  if ('driverError' in error && cannotSave(error.driverError)) return true;
  return 'cause' in error && cannotSave(error.cause);
}
