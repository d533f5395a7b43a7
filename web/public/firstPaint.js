// Runs before the first paint, as a file of its own: the policy forbids inline scripts. See theme/colorMode.ts, i18n/language.ts and
// tools/signInFrame.ts for what happens afterwards.
;(function () {
  var page = document.documentElement
  var mode = null
  try {
    mode = localStorage.getItem('arus.colorMode')
  } catch {
    // Storage can be forbidden: then the system's setting decides.
  }
  if (mode === 'dark' || (mode === null && matchMedia('(prefers-color-scheme: dark)').matches))
    page.classList.add('dark')
  if (/(?:^|; )language=id(?:;|$)/.test(document.cookie)) page.lang = 'id'
  if (location.pathname === '/') page.dataset.frame = ''
})()
