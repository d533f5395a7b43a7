/** Which dialog of a connection is open. */
export type OpenedDialog =
  'connectApi' | 'connectSftp' | 'connectFolder' | 'credentials' | 'login' | 'schedule' | 'disconnect'
