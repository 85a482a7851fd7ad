/** Characters of the search over the whole console; fewer than three are found by no index. */
export const CONSOLE_SEARCH = { min: 3, max: 200 } as const;
