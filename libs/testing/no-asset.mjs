/** What a bundler makes of a style sheet or of a worker's address means nothing in tests. */
export default '';
