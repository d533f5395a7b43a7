/**
 * @generated SignedSource<<337253aab004f4b56008852b60fbf880>>
 * @relayHash fa076e35c059fe68e4269f9330406c3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48e2eb89225f99eec5d319c93f4aded1cb31570af95932f64fda1362bf73a154

import type { ConcreteRequest } from 'relay-runtime';
export type CheckoutMethodKind = "CARD" | "E_WALLET" | "QRIS" | "VIRTUAL_ACCOUNT";
export type CheckoutStatus = "EXPIRED" | "FAILED" | "OPEN" | "PENDING" | "SUCCEEDED";
export type Currency = "IDR" | "SGD" | "USD";
export type checkoutCallsLinkQuery$variables = {
  token: string;
};
export type checkoutCallsLinkQuery$data = {
  readonly checkout: {
    readonly bank: {
      readonly accountNumber: string;
      readonly bankName: string;
      readonly holderName: string;
    } | null | undefined;
    readonly customerName: string;
    readonly dueDate: string | null | undefined;
    readonly invoiceDate: string;
    readonly invoiceNumber: string;
    readonly isOverdue: boolean;
    readonly lines: ReadonlyArray<{
      readonly description: string;
      readonly net: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly quantity: string;
      readonly unit: string;
    }>;
    readonly organizationName: string;
    readonly receipts: ReadonlyArray<{
      readonly amount: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly bankCode: string | null | undefined;
      readonly method: CheckoutMethodKind;
      readonly number: string;
      readonly paidAt: string;
    }>;
    readonly remaining: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly session: {
      readonly amount: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly bankCode: string | null | undefined;
      readonly expiresAt: string;
      readonly failureReason: string | null | undefined;
      readonly method: CheckoutMethodKind;
      readonly provider: string | null | undefined;
      readonly qrContent: string | null | undefined;
      readonly redirectUrl: string | null | undefined;
      readonly reference: string;
      readonly status: CheckoutStatus;
      readonly virtualAccountNumber: string | null | undefined;
    } | null | undefined;
    readonly total: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly unverified: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly vat: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly writtenOff: {
      readonly amount: string;
      readonly currency: Currency;
    };
  } | null | undefined;
};
export type checkoutCallsLinkQuery = {
  response: checkoutCallsLinkQuery$data;
  variables: checkoutCallsLinkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "method",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bankCode",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "Checkout",
    "kind": "LinkedField",
    "name": "checkout",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "organizationName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "invoiceNumber",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "customerName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "invoiceDate",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "dueDate",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isOverdue",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CheckoutLine",
        "kind": "LinkedField",
        "name": "lines",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "quantity",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unit",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "net",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "vat",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "total",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "remaining",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "unverified",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "writtenOff",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TransferAccount",
        "kind": "LinkedField",
        "name": "bank",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bankName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accountNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "holderName",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CheckoutSession",
        "kind": "LinkedField",
        "name": "session",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reference",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiresAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "provider",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "virtualAccountNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "qrContent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "redirectUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failureReason",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CheckoutReceipt",
        "kind": "LinkedField",
        "name": "receipts",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paidAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "checkoutCallsLinkQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "checkoutCallsLinkQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "48e2eb89225f99eec5d319c93f4aded1cb31570af95932f64fda1362bf73a154",
    "metadata": {},
    "name": "checkoutCallsLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7c1df98aec5530ddf1cfe3a26043717a";

export default node;
