/** A bundler's result for a style sheet or a worker's address is irrelevant in tests. */
export default '';
