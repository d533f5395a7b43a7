/**
 * @generated SignedSource<<49c3154173200dd55bc36c33ef133884>>
 * @relayHash db0f6986aa8c453129f77badad5b5d59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de92ef8fe5f848307406cab1b66e85be25ff521e8d1d611929f3fe007529a8d3

import type { ConcreteRequest } from 'relay-runtime';
export type CheckoutClaimKind = "PROOF" | "SLIP";
export type CheckoutClaimState = "ACCEPTED" | "CHECKING" | "REJECTED";
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
    readonly checking: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly claims: ReadonlyArray<{
      readonly amount: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly date: string;
      readonly kind: CheckoutClaimKind;
      readonly number: string;
      readonly reason: string | null | undefined;
      readonly sentAt: string;
      readonly state: CheckoutClaimState;
    }>;
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
    readonly proofMost: {
      readonly amount: string;
      readonly currency: Currency;
    };
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
    readonly slipMost: {
      readonly amount: string;
      readonly currency: Currency;
    };
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
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v6 = [
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
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "checking",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "proofMost",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "slipMost",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CheckoutClaim",
        "kind": "LinkedField",
        "name": "claims",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "date",
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sentAt",
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
          (v5/*:: as any*/),
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
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "checkoutCallsLinkQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "de92ef8fe5f848307406cab1b66e85be25ff521e8d1d611929f3fe007529a8d3",
    "metadata": {},
    "name": "checkoutCallsLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "af46b2d1882f89b1b38d34b748194d68";

export default node;
