import type { ProtectedAction } from '../../../kit/protectedActions.ts'

/** The action as a title, and as it follows the actor's name. */
export const PROTECTED: Record<ProtectedAction, { title: string; done: (subject: string) => string }> = {
  CONTROLS_LOOSENED: { title: 'kontrol dilonggarkan', done: () => 'melonggarkan kontrol perusahaan' },
  PERIOD_OPENED: { title: 'kunci periode dibuka', done: () => 'memundurkan atau melepas kunci periode' },
  PERIOD_LOCK_PASSED: {
    title: 'pencocokan di periode terkunci diubah',
    done: amount => `mencocokkan ${amount} di periode terkunci, atau membatalkan pencocokannya`,
  },
  ROLE_APPROVES: {
    title: 'sebuah peran kini dapat menyetujui atau mengelola akses',
    done: role => `mengizinkan peran ${role} menyetujui atau mengelola akses`,
  },
  MEMBER_APPROVES: {
    title: 'seorang anggota kini dapat menyetujui atau mengelola akses',
    done: names => `mengizinkan ${names} menyetujui atau mengelola akses`,
  },
  OWNERSHIP_OFFERED: { title: 'kepemilikan ditawarkan', done: name => `menawarkan kepemilikan kepada ${name}` },
  OWNERSHIP_ACCEPTED: { title: 'pemilik baru', done: () => 'menjadi pemilik' },
  API_TOKEN_CREATED: { title: 'token API dibuat', done: name => `membuat token API ${name}` },
  WEBHOOK_CREATED: { title: 'webhook ditambahkan', done: url => `menambahkan webhook ${url}` },
  WEBHOOK_CHANGED: { title: 'webhook diubah', done: url => `mengubah webhook ${url}` },
  WEBHOOK_SECRET_REPLACED: {
    title: 'kunci rahasia webhook diganti',
    done: url => `mengganti kunci rahasia webhook ${url}`,
  },
  INVOICE_BANK_CHANGED: {
    title: 'rekening bank pada faktur diubah',
    done: account =>
      account === '' ? 'menghapus rekening bank dari faktur' : `mengubah rekening bank pada faktur menjadi ${account}`,
  },
  APPROVAL_POLICY_CREATED: {
    title: 'kebijakan persetujuan dibuat',
    done: name => `membuat kebijakan persetujuan ${name}`,
  },
  APPROVAL_POLICY_CHANGED: {
    title: 'kebijakan persetujuan diubah',
    done: name => `mengubah kebijakan persetujuan ${name}`,
  },
  APPROVAL_POLICY_DELETED: {
    title: 'kebijakan persetujuan dihapus',
    done: name => `menghapus kebijakan persetujuan ${name}`,
  },
  PAYMENT_SETTINGS_LOOSENED: {
    title: 'pemeriksaan pembayaran dilonggarkan',
    done: () => 'melonggarkan pemeriksaan pembayaran',
  },
  BANK_CONNECTED: { title: 'rekening bank dihubungkan', done: alias => `menghubungkan rekening bank ${alias}` },
  BANK_CREDENTIALS_REPLACED: { title: 'kredensial bank diganti', done: alias => `mengganti kredensial bank ${alias}` },
  BANK_DISCONNECTED: { title: 'koneksi bank diputuskan', done: alias => `memutuskan koneksi rekening bank ${alias}` },
  PROVIDER_CONNECTED: {
    title: 'penyedia pembayaran dihubungkan',
    done: alias => `menghubungkan penyedia pembayaran ${alias}`,
  },
  PROVIDER_CREDENTIALS_REPLACED: {
    title: 'kredensial penyedia pembayaran diganti',
    done: alias => `mengganti kredensial penyedia pembayaran ${alias}`,
  },
  PROVIDER_PAYOUT_ACCOUNT_CHANGED: {
    title: 'rekening pencairan diubah',
    done: names => `mengubah rekening pencairan penyedia pembayaran (${names})`,
  },
  PAYEE_ACCOUNT_ADDED: {
    title: 'rekening baru penerima pembayaran',
    done: alias => `menambahkan rekening pada rekanan ${alias}`,
  },
}
