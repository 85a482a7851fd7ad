/** 100 ms colour, 180 ms menus and toasts, 280 ms sheets and the sidebar. */
export const durations = { colour: 100, menu: 180, sheet: 280 } as const;

export const easing = { in: 'cubic-bezier(0.2, 0, 0, 1)', out: 'cubic-bezier(0.4, 0, 1, 1)' } as const;
