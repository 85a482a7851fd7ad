/** Before every id: where reading by id begins. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';
