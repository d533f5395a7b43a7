import { decisions } from './idDecisions.ts'
import { toMembers } from './idMembers.ts'
import { papers } from './idPapers.ts'
import type { Fact, FactorKind, Email, EmailValues, Occasion, TalkedAbout, Words } from '../email.ts'
import { linesOf } from './lines.ts'
import { dayIn, momentIn, placeOf } from './moment.ts'
import { PROTECTED } from './protectedActionsId.ts'

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
const accountsOf = ({ accounts, stale, unknown }: EmailValues['cashPosition']['organizations'][number]) =>
  [
    `${accounts} rekening`,
    ...(stale === 0 ? [] : [`${stale} saldo lama`]),
    ...(unknown === 0 ? [] : [`${unknown} tanpa saldo yang diketahui`]),
  ].join(', ')
const NOT_YOU = 'Jika ini bukan Anda, segera buat kata sandi baru: semua sesi akun Anda akan diakhiri.'

const TALKED_ABOUT: Record<TalkedAbout, { named: string; draft: string; open: string }> = {
  SALES_ORDER: { named: 'pesanan', draft: 'pesanan penjualan', open: 'Lihat pesanan' },
  INVOICE: { named: 'faktur', draft: 'draf faktur', open: 'Lihat faktur' },
}
const talkedOf = (kind: TalkedAbout, number: string | null) =>
  number === null ? TALKED_ABOUT[kind].draft : `${TALKED_ABOUT[kind].named} ${number}`

const customerFooter = (organization: string) =>
  `Anda menerima email ini karena ${organization} memakai Arus untuk melayani pelanggannya. Balasan ke alamat ini tidak dibaca.`

type Reminder = EmailValues['paymentReminder']

const REMINDER_SUBJECT: Record<Reminder['tone'], (what: string, organization: string) => string> = {
  BEFORE: (what, organization) => `Segera jatuh tempo: ${what} dari ${organization}`,
  DUE: (what, organization) => `Jatuh tempo: ${what} dari ${organization}`,
  LATE: (what, organization) => `Pengingat: ${what} dari ${organization}`,
  LATER: (what, organization) => `Pengingat berikutnya: ${what} dari ${organization}`,
  LAST: (what, organization) => `Pengingat terakhir: ${what} dari ${organization}`,
  MIXED: (what, organization) => `Pengingat: ${what} dari ${organization}`,
}
const PAID_MEANWHILE = 'Jika Anda sudah membayar, abaikan email ini.'
const REMINDER_WORDS: Record<Reminder['tone'], (organization: string) => string[]> = {
  BEFORE: organization => [`Pembayaran berikut kepada ${organization} akan segera jatuh tempo.`, PAID_MEANWHILE],
  DUE: organization => [`Pembayaran berikut kepada ${organization} sudah jatuh tempo.`, PAID_MEANWHILE],
  LATE: organization => [
    `${organization} belum menerima pembayaran berikut. Mohon lakukan pembayaran dalam beberapa hari ini.`,
    PAID_MEANWHILE,
  ],
  LATER: organization => [
    `${organization} sudah mengingatkan Anda dan belum juga menerima pembayaran berikut. Mohon bayar sekarang atau beri tahu kapan Anda akan membayar.`,
    PAID_MEANWHILE,
  ],
  LAST: organization => [
    `Pembayaran berikut sudah lama lewat jatuh tempo dan belum diterima ${organization} meskipun sudah diingatkan. Mohon segera bayar atau hubungi ${organization}.`,
    PAID_MEANWHILE,
  ],
  MIXED: organization => [
    `Sebagian pembayaran berikut kepada ${organization} sudah jatuh tempo. Mohon bayar yang sudah jatuh tempo dalam beberapa hari ini; sisanya jatuh tempo pada tanggalnya.`,
    PAID_MEANWHILE,
  ],
}

/** One link becomes a button; several get labels. */
function payingBy(links: Reminder['links']): Pick<Email, 'action' | 'links' | 'note'> {
  const [only] = links
  if (only === undefined) return {}
  const note = 'Tautan hanya membuka fakturnya. Tautan berlaku sampai faktur lunas dan 30 hari sesudahnya.'
  if (links.length === 1) return { action: { label: `Bayar ${only.number}`, url: only.url }, note }
  return { links: links.map(({ number, url }) => ({ label: `Bayar ${number}`, url })), note }
}

export const id: Words = {
  greeting: name => (name === null ? 'Halo,' : `Halo ${name},`),
  copyLink: 'Jika tombol tidak berfungsi, salin tautan ini ke browser Anda:',
  footer: 'Anda menerima email ini karena memiliki akun Arus. Email ini dikirim otomatis, mohon tidak dibalas.',
  emails: {
    invitation: ({ inviter, organization, role, link, hours }) => ({
      subject: `${inviter} mengundang Anda bergabung dengan ${organization}`,
      paragraphs: [
        `${inviter} mengundang Anda bergabung dengan ${organization} di Arus, sebagai ${role}.`,
        'Buat kata sandi untuk memulai. Hanya perlu sekitar satu menit.',
      ],
      action: { label: 'Terima undangan', url: link },
      note: `Tautan ini hanya dapat dipakai sekali dan berlaku ${hours} jam. Jika Anda tidak menunggu undangan ini, abaikan saja.`,
    }),
    invitationToMember: ({ inviter, organization, role, link, hours }) => ({
      subject: `${inviter} mengundang Anda bergabung dengan ${organization}`,
      paragraphs: [
        `${inviter} mengundang Anda bergabung dengan ${organization}, sebagai ${role}.`,
        'Anda sudah memiliki akun Arus: masuk dengan akun itu, lalu organisasi ini akan ditambahkan.',
      ],
      action: { label: 'Bergabung dengan organisasi', url: link },
      note: `Tautan ini hanya dapat dipakai sekali dan berlaku ${hours} jam. Jika Anda tidak menunggu undangan ini, abaikan saja.`,
    }),
    customerInvited: ({ organization, link, hours }) => ({
      subject: `${organization} mengundang Anda mendaftar sebagai pelanggan`,
      paragraphs: [
        `${organization} ingin bekerja sama dengan Anda dan memerlukan beberapa data serta dokumen.`,
        'Formulirnya terdiri atas tiga langkah. Isian Anda tersimpan otomatis.',
      ],
      action: { label: 'Buka formulir', url: link },
      note: `Tautan ini berlaku sampai formulir dikirim, paling lama ${hours} jam. Jika Anda tidak mengenal ${organization}, abaikan saja.`,
      footer: customerFooter(organization),
    }),
    customerReminded: ({ organization, link, hours }) => ({
      subject: `Pengingat: ${organization} menunggu data Anda`,
      paragraphs: [
        `${organization} meminta Anda mendaftar sebagai pelanggan dan belum menerima data Anda.`,
        'Isian Anda sebelumnya masih tersimpan.',
      ],
      action: { label: 'Lanjutkan formulir', url: link },
      note: `Tautan ini menggantikan tautan sebelumnya dan berlaku sampai formulir dikirim, paling lama ${hours} jam. Jika Anda tidak mengenal ${organization}, abaikan saja.`,
      footer: customerFooter(organization),
    }),
    customerRejected: ({ organization, reason, link, hours }) => ({
      subject: `${organization} meminta perbaikan atas permohonan Anda`,
      paragraphs: [
        `${organization} telah memeriksa permohonan Anda dan belum dapat menyetujuinya.`,
        'Anda dapat memperbaikinya lalu mengirimkannya kembali.',
      ],
      facts: [['Alasan', reason]],
      action: { label: 'Perbaiki permohonan', url: link },
      note: `Tautan ini berlaku sampai formulir dikirim, paling lama ${hours} jam.`,
      footer: customerFooter(organization),
    }),
    customerReceived: ({ organization }) => ({
      subject: `${organization} telah menerima permohonan Anda`,
      paragraphs: [
        `${organization} telah menerima permohonan Anda dan akan memeriksanya. Keputusannya kami kirim melalui email.`,
      ],
      footer: customerFooter(organization),
    }),
    customerApproved: ({ organization }) => ({
      subject: `Anda kini menjadi pelanggan ${organization}`,
      paragraphs: [`${organization} telah menyetujui permohonan Anda. Pesanan dan faktur dapat menyusul.`],
      footer: customerFooter(organization),
    }),
    customerChangeAsked: ({ organization, customer, author, note, link }) => ({
      subject: `${customer} meminta perubahan data`,
      paragraphs: [
        `${author} meminta ${organization} mengubah data ${customer}. Data belum berubah sampai disetujui.`,
        ...(note === null ? [] : linesOf(note)),
      ],
      action: { label: 'Tinjau perubahan', url: link },
    }),
    customerChangeDecided: ({ organization, reason, link }) => ({
      subject:
        reason === null ? `${organization} telah mengubah data Anda` : `${organization} belum mengubah data Anda`,
      paragraphs: [
        reason === null
          ? `${organization} menyetujui perubahan yang Anda minta. Data baru sudah berlaku.`
          : `${organization} telah meninjau perubahan yang Anda minta dan belum dapat menyetujuinya.`,
      ],
      ...(reason !== null && { facts: [['Alasan', reason] as [string, string]] }),
      action: { label: 'Buka data Anda', url: link },
      note: `Jika bukan Anda yang meminta, hubungi ${organization}.`,
      footer: customerFooter(organization),
    }),
    customerSignIn: ({ organization, customer, link, minutes }) => ({
      subject: `Masuk ke halaman Anda di ${organization}`,
      paragraphs: [`Lihat pesanan, faktur, dan data ${customer} di ${organization}.`],
      action: { label: 'Masuk', url: link },
      note: `Tautan ini hanya dapat dipakai sekali dan berlaku ${minutes} menit. Jika Anda tidak memintanya, abaikan saja email ini.`,
      footer: customerFooter(organization),
    }),
    invoiceSent: ({ organization, number, total, withheld, due, bank, virtualAccounts = [], link }) => ({
      subject: `Faktur ${number} dari ${organization}`,
      paragraphs: [`${organization} mengirim faktur ${number} kepada Anda. Faktur terlampir dalam bentuk PDF.`],
      facts: [
        ['Jumlah tagihan', total],
        ...(withheld === null
          ? []
          : [
              ['Pajak yang Anda potong', withheld.amount] satisfies Fact,
              ['Perlu ditransfer', withheld.toTransfer] satisfies Fact,
            ]),
        ...(due === null ? [] : [['Jatuh tempo', due] satisfies Fact]),
        ...(bank === null ? [] : [['Transfer ke', bank] satisfies Fact]),
        ...(virtualAccounts.length === 0 ? [] : [['Virtual account', virtualAccounts.join(', ')] satisfies Fact]),
      ],
      ...(link !== null && {
        action: { label: 'Bayar faktur', url: link },
        note: 'Tautan hanya membuka faktur ini. Tautan berlaku sampai faktur lunas dan 30 hari sesudahnya.',
      }),
      footer: customerFooter(organization),
    }),
    invoiceCanceled: ({ organization, number }) => ({
      subject: `Faktur ${number} dari ${organization} dibatalkan`,
      paragraphs: [`${organization} membatalkan faktur ${number}. Anda tidak perlu membayarnya.`],
      footer: customerFooter(organization),
    }),
    ...decisions,
    ...toMembers,
    paymentReminder: ({ organization, tone, words, items, total, bank, virtualAccounts = [], links }) => {
      const [only] = items.length === 1 ? items : []
      const what = only ? `faktur ${only.name}` : `${items.length} pembayaran`
      return {
        subject: REMINDER_SUBJECT[tone](what, organization),
        paragraphs: words === null ? REMINDER_WORDS[tone](organization) : words.split(/\n{2,}/),
        facts: [
          ...items.map(({ name, amount, due }): Fact => [
            name,
            due === null ? amount : `${amount}, jatuh tempo ${due}`,
          ]),
          ...(total === null ? [] : [['Jumlah', total] satisfies Fact]),
          ...(bank === null ? [] : [['Transfer ke', bank] satisfies Fact]),
          ...(virtualAccounts.length === 0 ? [] : [['Virtual account', virtualAccounts.join(', ')] satisfies Fact]),
        ],
        ...payingBy(links),
        footer: customerFooter(organization),
      }
    },
    slipReminder: ({ organization, items, total }) => ({
      subject: `${organization} menunggu bukti potong`,
      paragraphs: [
        `Anda telah membayar tagihan berikut kepada ${organization} setelah dipotong pajak. Mohon kirimkan bukti potongnya.`,
        'Jika bukti potong sudah dikirim, abaikan email ini.',
      ],
      facts: [
        ...items.map(({ name, amount }): Fact => [name, amount]),
        ...(total === null ? [] : [['Jumlah', total] satisfies Fact]),
      ],
      footer: customerFooter(organization),
    }),
    ...papers(customerFooter),
    passwordReset: ({ link, minutes: lasting }) => ({
      subject: 'Buat kata sandi baru',
      paragraphs: ['Kami menerima permintaan untuk membuat kata sandi baru bagi akun Anda.'],
      action: { label: 'Buat kata sandi baru', url: link },
      note: `Tautan ini hanya dapat dipakai sekali dan berlaku ${minutes(lasting)}. Jika Anda tidak memintanya, abaikan email ini: kata sandi Anda tidak berubah.`,
    }),
    passwordChanged: ({ occasion }, { forgotPassword }) => ({
      subject: 'Kata sandi Anda telah diubah',
      paragraphs: ['Kata sandi akun Anda telah diubah, dan semua sesi lain diakhiri.'],
      facts: factsOf(occasion),
      action: { label: 'Ini bukan saya', url: forgotPassword },
      note: NOT_YOU,
    }),
    newDevice: ({ occasion }, { forgotPassword }) => ({
      subject: 'Aktivitas masuk baru ke akun Anda',
      paragraphs: ['Akun Anda dipakai untuk masuk dari perangkat yang belum pernah digunakan sebelumnya.'],
      facts: factsOf(occasion),
      action: { label: 'Ini bukan saya', url: forgotPassword },
      note: NOT_YOU,
    }),
    factorAdded: ({ method, occasion }, { security }) => ({
      subject: 'Metode verifikasi ditambahkan',
      paragraphs: [`Akun Anda kini dapat diverifikasi dengan ${METHOD[method]}.`],
      facts: factsOf(occasion),
      action: { label: 'Lihat halaman keamanan', url: security },
      note: NOT_YOU,
    }),
    factorRemoved: ({ method, occasion }, { security }) => ({
      subject: 'Metode verifikasi dihapus',
      paragraphs: [`Akun Anda tidak lagi dapat diverifikasi dengan ${METHOD[method]}.`],
      facts: factsOf(occasion),
      action: { label: 'Lihat halaman keamanan', url: security },
      note: NOT_YOU,
    }),
    socialLinked: ({ provider, occasion }, { forgotPassword }) => ({
      subject: `Anda kini dapat masuk dengan ${provider}`,
      paragraphs: [
        `Akun Anda baru pertama kali dipakai masuk dengan ${provider}, dan mulai sekarang Anda dapat masuk dengan cara itu.`,
      ],
      facts: factsOf(occasion),
      action: { label: 'Ini bukan saya', url: forgotPassword },
      note: `Jika ini bukan Anda, segera buat kata sandi baru: semua sesi akun Anda akan diakhiri, dan ${provider} tidak dapat dipakai untuk masuk lagi.`,
    }),
    socialUnlinked: ({ provider, occasion }, { security }) => ({
      subject: `Anda tidak dapat masuk lagi dengan ${provider}`,
      paragraphs: [
        `Tautan ${provider} dengan akun Anda telah dilepas, dan ${provider} tidak dapat dipakai untuk masuk lagi.`,
      ],
      facts: factsOf(occasion),
      action: { label: 'Lihat halaman keamanan', url: security },
      note: NOT_YOU,
    }),
    lockedOut: ({ minutes: lasting, occasion }, { forgotPassword }) => ({
      subject: 'Akun Anda terkunci sementara',
      paragraphs: [
        `Terlalu banyak percobaan masuk yang gagal pada akun Anda. Akun dapat dipakai lagi dalam ${minutes(lasting)}.`,
      ],
      facts: factsOf(occasion),
      action: { label: 'Buat kata sandi baru', url: forgotPassword },
      note: 'Jika ini bukan Anda, mungkin ada yang mencoba menebak kata sandi Anda. Tidak ada yang berhasil masuk.',
    }),
    sessionReused: ({ occasion }, { forgotPassword }) => ({
      subject: 'Kami mengakhiri salah satu sesi Anda',
      paragraphs: [
        'Ada yang memakai salinan lama sesi Anda. Hal ini tidak semestinya terjadi, jadi sesi itu kami akhiri. Silakan masuk kembali.',
      ],
      facts: factsOf(occasion),
      action: { label: 'Buat kata sandi baru', url: forgotPassword },
      note: NOT_YOU,
    }),
    protectedChange: ({ organization, actor, action, subject, occasion, link }) => ({
      subject: `Peringatan keamanan ${organization}: ${PROTECTED[action].title}`,
      paragraphs: [
        `${actor} ${PROTECTED[action].done(subject)} di ${organization}, dikonfirmasi dengan verifikasi dua langkah.`,
        'Anda menerima email ini karena Anda pemilik atau admin.',
      ],
      facts: factsOf(occasion),
      action: { label: 'Lihat log aktivitas', url: link },
      note: 'Jika perubahan ini tidak semestinya, batalkan dan hubungi orang yang melakukannya. Log aktivitas menunjukkan nilai sebelum dan sesudahnya.',
    }),
    ownershipOffered: ({ organization, owner, link, hours }) => ({
      subject: `${owner} menawarkan kepemilikan ${organization} kepada Anda`,
      paragraphs: [
        `${owner} ingin menyerahkan ${organization} kepada Anda. Sebagai pemilik, Anda memiliki akses penuh dan tidak dapat dihapus oleh siapa pun.`,
      ],
      action: { label: 'Lihat tawaran', url: link },
      note: `Tawaran ini berlaku ${hours} jam. Jika tidak dijawab, tidak ada yang berubah.`,
    }),
    webhookDisabled: ({ organization, host, link }) => ({
      subject: `Webhook ${organization} dinonaktifkan`,
      paragraphs: [
        `Selama tiga hari tidak ada pesan kami yang sampai ke ${host}, jadi pengiriman ke alamat itu kami hentikan.`,
        'Setelah alamat itu berfungsi kembali, aktifkan webhook, lalu kirim ulang pesan yang terlewat dari log pengirimannya.',
      ],
      action: { label: 'Lihat webhook', url: link },
    }),
    exportReady: ({ organization, file, rows, link, days }) => ({
      subject: `Ekspor Anda siap: ${file}`,
      paragraphs: [
        `Berkas yang Anda minta di ${organization} siap diunduh. Isinya ${rows.toLocaleString('id-ID')} baris.`,
      ],
      action: { label: 'Lihat ekspor', url: link },
      note: `Masuk terlebih dahulu untuk mengunduhnya. Berkas dihapus setelah ${days} hari.`,
    }),
    exportFailed: ({ organization, file, link }) => ({
      subject: `Ekspor Anda gagal: ${file}`,
      paragraphs: [
        'Maaf, terjadi kesalahan saat mengekspor data. Silakan coba lagi nanti.',
        `Ekspor ini dimulai di ${organization}.`,
      ],
      action: { label: 'Lihat ekspor', url: link },
    }),
    cashPosition: ({ day, organizations, leftOut, link, settings }) => ({
      subject: `Posisi kas, ${dayIn('id', day)}`,
      paragraphs: [
        organizations.length === 1
          ? 'Posisi kas Anda siap dilihat.'
          : `Posisi kas ${organizations.length} organisasi siap dilihat.`,
        ...(leftOut.length === 0
          ? []
          : [`Tidak disertakan karena Anda tidak dapat melihat analisis kas di sana: ${leftOut.join(', ')}.`]),
      ],
      facts: organizations.map(each => [each.name, accountsOf(each)]),
      action: { label: 'Lihat posisi kas', url: link },
      links: [{ label: 'Ubah atau hentikan email ini', url: settings }],
      note: 'Nominal tidak pernah dikirim lewat email. Masuk untuk melihatnya.',
    }),
    customerMessage: ({ organization, author, kind, number, text, link, hours }) => ({
      subject: `Pesan dari ${organization} tentang ${talkedOf(kind, number)}`,
      paragraphs: [
        `${author} dari ${organization} menulis kepada Anda tentang ${talkedOf(kind, number)}:`,
        ...linesOf(text),
      ],
      action: { label: 'Baca dan jawab', url: link },
      note:
        hours === null
          ? 'Masuk dengan alamat email ini untuk membaca dan menjawab di halaman Anda.'
          : `Tautan ini membuka halaman Anda satu kali dan berlaku ${hours} jam. Jawablah di sana.`,
      footer: customerFooter(organization),
    }),
    mentioned: ({ organization, author, customer, kind, number, text, link }) => ({
      subject: `${author} menyebut Anda di ${talkedOf(kind, number)}`,
      paragraphs: [
        `${author} menyebut Anda di ${talkedOf(kind, number)} milik ${customer} di ${organization}:`,
        ...linesOf(text),
      ],
      action: { label: TALKED_ABOUT[kind].open, url: link },
    }),
    customerAnswered: ({ organization, author, customer, kind, number, text, link }) => ({
      subject: `${customer} menulis tentang ${talkedOf(kind, number)}`,
      paragraphs: [
        `${author} dari ${customer} menulis kepada ${organization} tentang ${talkedOf(kind, number)}:`,
        ...linesOf(text),
      ],
      action: { label: TALKED_ABOUT[kind].open, url: link },
    }),
    ownershipHandedOver: ({ organization, from, to }) => ({
      subject: `${to} kini menjadi pemilik ${organization}`,
      paragraphs: [`${from} telah menyerahkan kepemilikan ${organization} kepada ${to}.`],
    }),
  },
}
