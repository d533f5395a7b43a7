/** The open dialog of a connection. */
export type OpenedDialog =
  'connectApi' | 'connectSftp' | 'connectFolder' | 'credentials' | 'login' | 'schedule' | 'disconnect'
