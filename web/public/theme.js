// Runs before the first paint, as a file of its own: the policy forbids inline scripts. See theme/colorMode.ts.
;(function () {
  var mode = null
  try {
    mode = localStorage.getItem('arus.colorMode')
  } catch {
    // Storage can be forbidden: then the system's setting decides.
  }
  if (mode === 'dark' || (mode === null && matchMedia('(prefers-color-scheme: dark)').matches))
    document.documentElement.classList.add('dark')
})()
