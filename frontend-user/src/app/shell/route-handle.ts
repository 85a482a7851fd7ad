/**
 * A route with `handle: { writing: true }` has its own bar, folds the sidebar and hides the tab bar. Its screen's module
 * exports it: a screen that could not be fetched has no bar, and the shell keeps its own.
 */
export interface RouteHandle {
  writing?: boolean;
}
