/** Rows per page of the long lists (POST-8). */
export const pageSize = 50;
