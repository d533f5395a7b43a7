// Runs before the first paint. In its own file, since the content security policy forbids inline scripts. See theme/colorMode.ts,
// i18n/language.ts and tools/signInFrame.ts for what happens afterwards.
;(function () {
  var page = document.documentElement
  var mode = null
  try {
    mode = localStorage.getItem('arus.colorMode')
  } catch {
    // Storage may be blocked; then the system setting applies.
  }
  if (mode === 'dark' || (mode === null && matchMedia('(prefers-color-scheme: dark)').matches))
    page.classList.add('dark')
  if (/(?:^|; )language=id(?:;|$)/.test(document.cookie)) page.lang = 'id'
  if (location.pathname === '/') page.dataset.frame = ''
})()
