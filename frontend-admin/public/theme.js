// Sets the colour scheme before the first paint. A file of its own, because the content security policy
// allows no inline script. Keys and attribute are those of DrumbeatTheme in libs/ui.
(function () {
  var mode = null;
  try {
    mode = localStorage.getItem('drumbeat-theme');
  } catch {
    // Storage is refused in some private windows; the system's scheme is used then.
  }
  var dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
})();
