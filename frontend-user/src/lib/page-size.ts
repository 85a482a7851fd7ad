/** Rows per page of the long lists (D §9). */
export const pageSize = 50;
