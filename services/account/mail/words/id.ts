import type { ProtectedAction } from '../../../kit/protectedActions.ts'
import type { Fact, FactorKind, Occasion, Words } from '../letter.ts'
import { momentIn, placeOf } from './moment.ts'

const METHOD: Record<FactorKind, string> = {
  AUTHENTICATOR_APP: 'aplikasi autentikator',
  PASSKEY: 'passkey',
  BACKUP_CODES: 'kode cadangan',
}

const factsOf = (occasion: Occasion): Fact[] => [
  ['Waktu', momentIn('id', occasion.at)],
  ['Perangkat', occasion.device ?? 'Tidak diketahui'],
  ['Lokasi', placeOf(occasion) ?? 'Tidak diketahui'],
]

const minutes = (count: number) => (count % 60 === 0 ? `${count / 60} jam` : `${count} menit`)
const NOT_YOU = 'Jika ini bukan Anda, segera buat kata sandi baru: semua sesi akun Anda akan diakhiri.'

/** What was done, as a title and as it follows the name of who did it. */
const PROTECTED: Record<ProtectedAction, { title: string; done: (subject: string) => string }> = {
  CONTROLS_LOOSENED: { title: 'kontrol dilonggarkan', done: () => 'melonggarkan kontrol perusahaan' },
  ROLE_APPROVES: { title: 'sebuah peran kini dapat menyetujui', done: role => `mengizinkan peran ${role} menyetujui` },
  MEMBER_APPROVES: { title: 'seorang anggota kini dapat menyetujui', done: names => `mengizinkan ${names} menyetujui` },
  OWNERSHIP_OFFERED: { title: 'kepemilikan ditawarkan', done: name => `menawarkan kepemilikan kepada ${name}` },
  OWNERSHIP_ACCEPTED: { title: 'pemilik baru', done: () => 'menjadi pemilik' },
  API_TOKEN_CREATED: { title: 'token API dibuat', done: name => `membuat token API ${name}` },
  WEBHOOK_CREATED: { title: 'webhook ditambahkan', done: url => `menambahkan webhook ${url}` },
  WEBHOOK_CHANGED: { title: 'webhook diubah', done: url => `mengubah webhook ${url}` },
  WEBHOOK_SECRET_REPLACED: { title: 'secret webhook diganti', done: url => `mengganti secret webhook ${url}` },
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
  PAYEE_ACCOUNT_ADDED: {
    title: 'rekening baru penerima pembayaran',
    done: alias => `menambahkan rekening pada mitra ${alias}`,
  },
}

export const id: Words = {
  greeting: name => (name === null ? 'Halo,' : `Halo ${name},`),
  copyLink: 'Jika tombol tidak berfungsi, salin alamat ini ke peramban Anda:',
  footer: 'Anda menerima pesan ini karena memiliki akun di Arus. Balasan ke alamat ini tidak dibaca.',
  letters: {
    invitation: ({ inviter, organization, role, link, hours }) => ({
      subject: `${inviter} mengundang Anda ke ${organization}`,
      paragraphs: [
        `${inviter} mengundang Anda untuk bekerja di ${organization} pada Arus, sebagai ${role}.`,
        'Buat kata sandi untuk memulai. Hanya perlu sekitar satu menit.',
      ],
      action: { label: 'Terima undangan', url: link },
      note: `Tautan ini berlaku satu kali, dalam ${hours} jam. Jika Anda tidak mengharapkan undangan ini, abaikan saja.`,
    }),
    invitationToMember: ({ inviter, organization, role, link, hours }) => ({
      subject: `${inviter} mengundang Anda ke ${organization}`,
      paragraphs: [
        `${inviter} mengundang Anda untuk bekerja di ${organization}, sebagai ${role}.`,
        'Anda sudah memiliki akun Arus: masuk dengan akun itu, dan organisasi ini akan ditambahkan.',
      ],
      action: { label: 'Bergabung dengan organisasi', url: link },
      note: `Tautan ini berlaku satu kali, dalam ${hours} jam. Jika Anda tidak mengharapkan undangan ini, abaikan saja.`,
    }),
    passwordReset: ({ link, minutes: lasting }) => ({
      subject: 'Buat kata sandi baru',
      paragraphs: ['Seseorang, semoga Anda sendiri, meminta kata sandi baru untuk akun Anda.'],
      action: { label: 'Buat kata sandi baru', url: link },
      note: `Tautan ini berlaku satu kali, dalam ${minutes(lasting)}. Jika Anda tidak memintanya, abaikan pesan ini: kata sandi Anda tidak berubah.`,
    }),
    passwordChanged: ({ occasion }, { forgotPassword }) => ({
      subject: 'Kata sandi Anda telah diubah',
      paragraphs: ['Kata sandi akun Anda telah diubah, dan semua sesi lain telah diakhiri.'],
      facts: factsOf(occasion),
      action: { label: 'Ini bukan saya', url: forgotPassword },
      note: NOT_YOU,
    }),
    newDevice: ({ occasion }, { forgotPassword }) => ({
      subject: 'Ada yang baru masuk ke akun Anda',
      paragraphs: ['Akun Anda digunakan untuk masuk dari perangkat yang belum pernah kami lihat.'],
      facts: factsOf(occasion),
      action: { label: 'Ini bukan saya', url: forgotPassword },
      note: NOT_YOU,
    }),
    factorAdded: ({ method, occasion }, { security }) => ({
      subject: 'Metode masuk ditambahkan',
      paragraphs: [`Akun Anda kini dapat dibuktikan dengan ${METHOD[method]}.`],
      facts: factsOf(occasion),
      action: { label: 'Lihat halaman keamanan', url: security },
      note: NOT_YOU,
    }),
    factorRemoved: ({ method, occasion }, { security }) => ({
      subject: 'Metode masuk dihapus',
      paragraphs: [`Akun Anda tidak lagi dibuktikan dengan ${METHOD[method]}.`],
      facts: factsOf(occasion),
      action: { label: 'Lihat halaman keamanan', url: security },
      note: NOT_YOU,
    }),
    socialLinked: ({ provider, occasion }, { forgotPassword }) => ({
      subject: `Anda kini dapat masuk dengan ${provider}`,
      paragraphs: [
        `Akun Anda digunakan dengan ${provider} untuk pertama kali, dan mulai sekarang dapat dibuka dengannya.`,
      ],
      facts: factsOf(occasion),
      action: { label: 'Ini bukan saya', url: forgotPassword },
      note: `Jika ini bukan Anda, segera buat kata sandi baru: semua sesi akun Anda akan diakhiri, dan ${provider} tidak dapat membukanya lagi.`,
    }),
    socialUnlinked: ({ provider, occasion }, { security }) => ({
      subject: `Anda tidak dapat lagi masuk dengan ${provider}`,
      paragraphs: [`Tautan ${provider} dengan akun Anda dilepas, dan ${provider} tidak dapat membukanya lagi.`],
      facts: factsOf(occasion),
      action: { label: 'Lihat halaman keamanan', url: security },
      note: NOT_YOU,
    }),
    lockedOut: ({ minutes: lasting, occasion }, { forgotPassword }) => ({
      subject: 'Akun Anda terkunci sementara',
      paragraphs: [
        `Terlalu banyak percobaan masuk yang salah pada akun Anda. Akun dapat digunakan lagi dalam ${minutes(lasting)}.`,
      ],
      facts: factsOf(occasion),
      action: { label: 'Buat kata sandi baru', url: forgotPassword },
      note: 'Jika ini bukan Anda, mungkin ada yang menebak kata sandi Anda. Tidak ada yang berhasil masuk.',
    }),
    sessionReused: ({ occasion }, { forgotPassword }) => ({
      subject: 'Kami mengakhiri salah satu sesi Anda',
      paragraphs: [
        'Seseorang menggunakan salinan lama dari sesi Anda. Hal itu tidak semestinya terjadi, jadi sesi tersebut kami akhiri: silakan masuk kembali.',
      ],
      facts: factsOf(occasion),
      action: { label: 'Buat kata sandi baru', url: forgotPassword },
      note: NOT_YOU,
    }),
    protectedChange: ({ organization, actor, action, subject, occasion, link }) => ({
      subject: `Peringatan keamanan ${organization}: ${PROTECTED[action].title}`,
      paragraphs: [
        `${actor} ${PROTECTED[action].done(subject)} di ${organization}, dikonfirmasi dengan faktor kedua.`,
        'Anda menerima email ini karena Anda pemilik atau admin.',
      ],
      facts: factsOf(occasion),
      action: { label: 'Lihat log aktivitas', url: link },
      note: 'Jika perubahan ini tidak semestinya, batalkan dan hubungi pelakunya. Log aktivitas menunjukkan nilai sebelum dan sesudahnya.',
    }),
    ownershipOffered: ({ organization, owner, link, hours }) => ({
      subject: `${owner} menawarkan kepemilikan ${organization} kepada Anda`,
      paragraphs: [
        `${owner} ingin menyerahkan ${organization} kepada Anda. Sebagai pemilik, Anda dapat melakukan semuanya di sana dan tidak dapat dihapus oleh siapa pun.`,
      ],
      action: { label: 'Lihat tawaran', url: link },
      note: `Tawaran ini berlaku ${hours} jam. Tanpa jawaban, semuanya tetap seperti semula.`,
    }),
    webhookDisabled: ({ organization, host, link }) => ({
      subject: `Webhook ${organization} dinonaktifkan`,
      paragraphs: [
        `Selama tiga hari tidak ada kiriman kami yang sampai ke ${host}, jadi kami berhenti mengirim ke alamat itu.`,
        'Setelah alamat itu berfungsi kembali, aktifkan webhook lalu kirim ulang yang terlewat dari log pengirimannya.',
      ],
      action: { label: 'Lihat webhook', url: link },
    }),
    ownershipHandedOver: ({ organization, from, to }) => ({
      subject: `${to} kini memiliki ${organization}`,
      paragraphs: [`${from} telah menyerahkan ${organization} kepada ${to}.`],
    }),
  },
}
