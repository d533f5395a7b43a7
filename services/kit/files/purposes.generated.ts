// What files can be for, and what those may be: generated from the manifests of the services' modules.
export const FILE_CONTENTS = {
  "BILLS": {
    "types": [
      "text"
    ],
    "named": "CSV",
    "extensions": [
      "csv",
      "txt"
    ]
  },
  "BILL_DOCUMENT": {
    "types": [
      "pdf",
      "jpeg",
      "png",
      "xls",
      "xlsx"
    ],
    "named": "PDF, JPG, PNG, XLS, XLSX",
    "extensions": [
      "pdf",
      "jpg",
      "jpeg",
      "png",
      "xls",
      "xlsx"
    ],
    "typeOf": {
      "pdf": "pdf",
      "jpg": "jpeg",
      "jpeg": "jpeg",
      "png": "png",
      "xls": "xls",
      "xlsx": "xlsx"
    }
  },
  "COUNTERPARTIES": {
    "types": [
      "text"
    ],
    "named": "CSV",
    "extensions": [
      "csv",
      "txt"
    ]
  },
  "CUSTOMERS": {
    "types": [
      "text",
      "xlsx"
    ],
    "named": "CSV, XLSX",
    "extensions": [
      "csv",
      "txt",
      "xlsx"
    ],
    "typeOf": {
      "csv": "text",
      "txt": "text",
      "xlsx": "xlsx"
    }
  },
  "CUSTOMER_DOCUMENT": {
    "types": [
      "pdf",
      "jpeg",
      "png"
    ],
    "named": "PDF, JPG, PNG",
    "extensions": [
      "pdf",
      "jpg",
      "jpeg",
      "png"
    ],
    "typeOf": {
      "pdf": "pdf",
      "jpg": "jpeg",
      "jpeg": "jpeg",
      "png": "png"
    },
    "maximumMegabytes": 10
  },
  "DOCUMENT": {
    "types": [
      "pdf",
      "jpeg",
      "png"
    ],
    "named": "PDF, JPG, PNG",
    "extensions": [
      "pdf",
      "jpg",
      "jpeg",
      "png"
    ],
    "typeOf": {
      "pdf": "pdf",
      "jpg": "jpeg",
      "jpeg": "jpeg",
      "png": "png"
    }
  },
  "EXPECTED_TRANSACTIONS": {
    "types": [
      "text"
    ],
    "named": "CSV",
    "extensions": [
      "csv",
      "txt"
    ]
  },
  "GOODS_RECEIPT_DOCUMENT": {
    "types": [
      "pdf",
      "jpeg",
      "png"
    ],
    "named": "PDF, JPG, PNG",
    "extensions": [
      "pdf",
      "jpg",
      "jpeg",
      "png"
    ],
    "typeOf": {
      "pdf": "pdf",
      "jpg": "jpeg",
      "jpeg": "jpeg",
      "png": "png"
    },
    "maximumMegabytes": 10
  },
  "HARD_COPY_RECEIPT": {
    "types": [
      "pdf",
      "jpeg",
      "png"
    ],
    "named": "PDF, JPG, PNG",
    "extensions": [
      "pdf",
      "jpg",
      "jpeg",
      "png"
    ],
    "typeOf": {
      "pdf": "pdf",
      "jpg": "jpeg",
      "jpeg": "jpeg",
      "png": "png"
    },
    "maximumMegabytes": 10
  },
  "INVOICES": {
    "types": [
      "text",
      "xlsx"
    ],
    "named": "CSV, XLSX",
    "extensions": [
      "csv",
      "txt",
      "xlsx"
    ],
    "typeOf": {
      "csv": "text",
      "txt": "text",
      "xlsx": "xlsx"
    }
  },
  "INVOICE_MESSAGE": {
    "types": [
      "pdf",
      "jpeg",
      "png",
      "xls",
      "xlsx"
    ],
    "named": "PDF, JPG, PNG, XLS, XLSX",
    "extensions": [
      "pdf",
      "jpg",
      "jpeg",
      "png",
      "xls",
      "xlsx"
    ],
    "typeOf": {
      "pdf": "pdf",
      "jpg": "jpeg",
      "jpeg": "jpeg",
      "png": "png",
      "xls": "xls",
      "xlsx": "xlsx"
    },
    "maximumMegabytes": 10
  },
  "PAYMENTS": {
    "types": [
      "text"
    ],
    "named": "CSV",
    "extensions": [
      "csv",
      "txt"
    ]
  },
  "PAYMENT_DOCUMENT": {
    "types": [
      "pdf",
      "jpeg",
      "png",
      "xls",
      "xlsx"
    ],
    "named": "PDF, JPG, PNG, XLS, XLSX",
    "extensions": [
      "pdf",
      "jpg",
      "jpeg",
      "png",
      "xls",
      "xlsx"
    ],
    "typeOf": {
      "pdf": "pdf",
      "jpg": "jpeg",
      "jpeg": "jpeg",
      "png": "png",
      "xls": "xls",
      "xlsx": "xlsx"
    }
  },
  "PAYMENT_PROOF": {
    "types": [
      "pdf",
      "jpeg",
      "png"
    ],
    "named": "PDF, JPG, PNG",
    "extensions": [
      "pdf",
      "jpg",
      "jpeg",
      "png"
    ],
    "typeOf": {
      "pdf": "pdf",
      "jpg": "jpeg",
      "jpeg": "jpeg",
      "png": "png"
    },
    "maximumMegabytes": 10
  },
  "PHOTO": {
    "types": [
      "jpeg",
      "png"
    ],
    "named": "JPG, PNG",
    "extensions": [
      "jpg",
      "jpeg",
      "png"
    ],
    "maximumMegabytes": 2
  },
  "PRODUCTS": {
    "types": [
      "text",
      "xlsx"
    ],
    "named": "CSV, XLSX",
    "extensions": [
      "csv",
      "txt",
      "xlsx"
    ],
    "typeOf": {
      "csv": "text",
      "txt": "text",
      "xlsx": "xlsx"
    }
  },
  "PURCHASE_ORDER_DOCUMENT": {
    "types": [
      "pdf",
      "jpeg",
      "png"
    ],
    "named": "PDF, JPG, PNG",
    "extensions": [
      "pdf",
      "jpg",
      "jpeg",
      "png"
    ],
    "typeOf": {
      "pdf": "pdf",
      "jpg": "jpeg",
      "jpeg": "jpeg",
      "png": "png"
    },
    "maximumMegabytes": 10
  },
  "SALES_ORDER_MESSAGE": {
    "types": [
      "pdf",
      "jpeg",
      "png",
      "xls",
      "xlsx"
    ],
    "named": "PDF, JPG, PNG, XLS, XLSX",
    "extensions": [
      "pdf",
      "jpg",
      "jpeg",
      "png",
      "xls",
      "xlsx"
    ],
    "typeOf": {
      "pdf": "pdf",
      "jpg": "jpeg",
      "jpeg": "jpeg",
      "png": "png",
      "xls": "xls",
      "xlsx": "xlsx"
    },
    "maximumMegabytes": 10
  },
  "SETTLEMENT_REPORT": {
    "types": [
      "text"
    ],
    "named": "CSV",
    "extensions": [
      "csv",
      "txt"
    ]
  },
  "STATEMENT": {
    "types": [
      "text",
      "xml"
    ],
    "named": "CSV, MT940, CAMT.053, OFX",
    "extensions": [
      "csv",
      "txt",
      "sta",
      "mt940",
      "940",
      "xml",
      "ofx",
      "qfx"
    ]
  },
  "TAX_INVOICE_NUMBERS": {
    "types": [
      "text"
    ],
    "named": "CSV",
    "extensions": [
      "csv",
      "txt"
    ],
    "maximumMegabytes": 5
  },
  "TRANSFERS": {
    "types": [
      "text"
    ],
    "named": "CSV",
    "extensions": [
      "csv",
      "txt"
    ]
  },
  "WITHHOLDING_SLIP": {
    "types": [
      "pdf",
      "jpeg",
      "png"
    ],
    "named": "PDF, JPG, PNG",
    "extensions": [
      "pdf",
      "jpg",
      "jpeg",
      "png"
    ],
    "typeOf": {
      "pdf": "pdf",
      "jpg": "jpeg",
      "jpeg": "jpeg",
      "png": "png"
    },
    "maximumMegabytes": 10
  }
} as const
