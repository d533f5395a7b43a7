import { defineErrors } from '../errors.ts'

/** The errors of all kinds of record import, with the service's letters. */
export const recordImportErrors = (service: 'ACC' | 'TRSY') =>
  defineErrors({
    recordImportColumnMissing: {
      code: `U-${service}-RI-1`,
      status: 422,
      en: 'Column {column} is missing.',
      id: 'Kolom {column} tidak ada.',
    },
    recordImportColumnUnknown: {
      code: `U-${service}-RI-2`,
      status: 422,
      en: 'Column {column} isn’t recognized.',
      id: 'Kolom {column} tidak dikenal.',
    },
    recordImportTooManyRows: {
      code: `U-${service}-RI-3`,
      status: 422,
      en: 'The file has more than {maximum, number} rows.',
      id: 'Berkas memiliki lebih dari {maximum, number} baris.',
    },
    recordImportWarningsOpen: {
      code: `U-${service}-RI-4`,
      status: 409,
      en: 'The file has warnings. Ignore them or fix the file.',
      id: 'Berkas memiliki peringatan. Abaikan, atau perbaiki berkasnya.',
    },
    recordImportStateInvalid: {
      code: `U-${service}-RI-5`,
      status: 409,
      en: 'The import’s status no longer allows this.',
      id: 'Status impor tidak lagi mengizinkan tindakan ini.',
    },
    recordImportInterrupted: {
      code: `U-${service}-RI-6`,
      status: 500,
      en: 'The import was interrupted. Nothing was imported. Start it again.',
      id: 'Impor terputus. Tidak ada data yang disimpan; mulai dari awal.',
    },
    recordImportFileRepeated: {
      code: `U-${service}-RI-7`,
      status: 409,
      en: 'This file was already imported.',
      id: 'Berkas ini sudah pernah diimpor.',
    },
    recordImportUnreadable: {
      code: `U-${service}-RI-8`,
      status: 422,
      en: 'The file can’t be read as CSV: {reason}.',
      id: 'Berkas tidak dapat dibaca sebagai CSV: {reason}.',
    },
    recordImportFormula: {
      code: `U-${service}-RI-9`,
      status: 422,
      en: 'The cell begins with a formula sign (= + - @). Remove it.',
      id: 'Sel diawali tanda rumus (= + - @). Hapus tanda tersebut.',
    },
    recordImportEncoding: {
      code: `U-${service}-RI-10`,
      status: 422,
      en: 'The file isn’t in UTF-8. Save it as "CSV UTF-8" and upload it again.',
      id: 'Berkas tidak berformat UTF-8. Simpan sebagai "CSV UTF-8", lalu unggah kembali.',
    },
    recordImportQuotes: {
      code: `U-${service}-RI-11`,
      status: 422,
      en: 'A quotation mark is unclosed or misplaced near line {line, number}.',
      id: 'Tanda kutip tidak ditutup atau salah letak di sekitar baris {line, number}.',
    },
    recordImportColumnTwice: {
      code: `U-${service}-RI-12`,
      status: 422,
      en: 'Column {column} appears more than once.',
      id: 'Kolom {column} muncul lebih dari sekali.',
    },
    recordImportValueRepeated: {
      code: `U-${service}-RI-13`,
      status: 422,
      en: 'Row {row, number} has the same value.',
      id: 'Nilai yang sama ada di baris {row, number}.',
    },
    recordImportRowTooLong: {
      code: `U-${service}-RI-15`,
      status: 422,
      en: 'The row has {cells, number} cells, but the header has {columns, number}. Put values that contain a comma in quotation marks.',
      id: 'Baris memiliki {cells, number} sel, sedangkan judul kolom {columns, number}. Apit nilai yang memuat koma dengan tanda kutip.',
    },
    recordImportEmpty: {
      code: `U-${service}-RI-16`,
      status: 422,
      en: 'The file has no rows below the header.',
      id: 'Berkas tidak memiliki baris di bawah judul kolom.',
    },
    recordImportLineTooLong: {
      code: `U-${service}-RI-18`,
      status: 422,
      en: 'The row near line {line, number} has more than {longest, number} characters. Remove columns, or close a quotation mark that is open.',
      id: 'Baris di sekitar baris {line, number} memiliki lebih dari {longest, number} karakter. Hapus kolom, atau tutup tanda kutip yang terbuka.',
    },
    recordImportAmountMark: {
      code: `U-${service}-RI-19`,
      status: 422,
      en: 'The amount {amount} contradicts the direction of this row, {direction}.',
      id: 'Jumlah {amount} bertentangan dengan arah baris ini, {direction}.',
    },
    recordImportOfOther: {
      code: `U-${service}-RI-20`,
      status: 403,
      en: 'Only the person who checked this file can fix or import it. Upload the file to check it yourself.',
      id: 'Hanya orang yang memeriksa berkas ini yang dapat memperbaiki atau mengimpornya. Unggah berkas untuk memeriksanya sendiri.',
    },
    recordImportHeaderFixed: {
      code: `U-${service}-RI-21`,
      status: 422,
      en: 'The header can’t be fixed here. Change it in the file and upload it again.',
      id: 'Judul kolom tidak dapat diperbaiki di sini. Ubah di berkas, lalu unggah kembali.',
    },
    recordImportAmountCurrency: {
      code: `U-${service}-RI-22`,
      status: 422,
      en: 'The amount {amount} contradicts the currency of this row, {currency}.',
      id: 'Jumlah {amount} bertentangan dengan mata uang baris ini, {currency}.',
    },
    recordImportCellNotRejected: {
      code: `U-${service}-RI-23`,
      status: 422,
      en: 'Row {row, number}, column {column}: nothing is wrong with this cell, so it can’t be changed here. Change it in the file and upload it again.',
      id: 'Baris {row, number}, kolom {column}: sel ini tidak bermasalah, jadi tidak dapat diubah di sini. Ubah di berkas, lalu unggah kembali.',
    },
    recordImportCellDiffers: {
      code: `U-${service}-RI-24`,
      status: 422,
      en: 'Row {row, number}, column {column}: the rejected value in the file is “{value}”. Reload and correct that value.',
      id: 'Baris {row, number}, kolom {column}: nilai yang ditolak di berkas adalah “{value}”. Muat ulang, lalu perbaiki nilai itu.',
    },
    recordImportRowUnknown: {
      code: `U-${service}-RI-25`,
      status: 422,
      en: 'The file has no row {row, number} to skip.',
      id: 'Berkas tidak memiliki baris {row, number} untuk dilewati.',
    },
    recordImportNothingLeft: {
      code: `U-${service}-RI-26`,
      status: 422,
      en: 'All rows are skipped, so there is nothing left to import.',
      id: 'Semua baris dilewati, jadi tidak ada lagi yang dapat diimpor.',
    },
    recordImportAmountAmbiguous: {
      code: `U-${service}-RI-27`,
      status: 422,
      en: '{amount} can be read as {thousands} or as {decimals}. Write the amount with 2 decimals.',
      id: '{amount} dapat dibaca sebagai {thousands} atau {decimals}. Tulis jumlah dengan 2 desimal.',
    },
    recordImportNumberCell: {
      code: `U-${service}-RI-29`,
      status: 422,
      en: 'This cell holds a number, so leading zeros may be missing. Format the column as text and enter the digits again.',
      id: 'Sel ini berisi angka, jadi nol di depan bisa hilang. Format kolom sebagai teks, lalu isi lagi digitnya.',
    },
    recordImportWorkbook: {
      code: `U-${service}-RI-28`,
      status: 422,
      en: 'The workbook can’t be read. Save it again as XLSX or CSV and upload that file.',
      id: 'Buku kerja tidak dapat dibaca. Simpan lagi sebagai XLSX atau CSV, lalu unggah berkas itu.',
    },
  })

export type RecordImportErrors = ReturnType<typeof recordImportErrors>
