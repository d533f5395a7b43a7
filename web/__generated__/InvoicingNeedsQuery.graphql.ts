/**
 * @generated SignedSource<<15ff4ff8eee17a3070e71ffbf5100ff0>>
 * @relayHash 5b3d80c82780bcb46eb0d83c691093c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f0619fc8de3c8f22c6188baec43afc384d42ce38376158b90a804091055abd3

import type { ConcreteRequest } from 'relay-runtime';
export type InvoicingNeedsQuery$variables = {
  bankAccount: boolean;
  customers: boolean;
  invoices: boolean;
  memos: boolean;
  orders: boolean;
  payments: boolean;
};
export type InvoicingNeedsQuery$data = {
  readonly organization: {
    readonly creditMemoCounts?: {
      readonly overpaid: number;
      readonly toReclaim: number;
    };
    readonly customerCounts?: {
      readonly review: number;
    };
    readonly invoiceBankDetails?: {
      readonly closed: boolean;
    } | null | undefined;
    readonly invoiceCounts?: {
      readonly waitingApproval: number;
    };
    readonly receivedPaymentCounts?: {
      readonly pending: number;
      readonly unapplied: number;
      readonly unverified: number;
    };
    readonly salesOrderCounts?: {
      readonly waitingApproval: number;
    };
  };
};
export type InvoicingNeedsQuery = {
  response: InvoicingNeedsQuery$data;
  variables: InvoicingNeedsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "bankAccount"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customers"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "invoices"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "memos"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orders"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "payments"
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "waitingApproval",
    "storageKey": null
  }
],
v7 = {
  "condition": "invoices",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceCounts",
      "kind": "LinkedField",
      "name": "invoiceCounts",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    }
  ]
},
v8 = {
  "condition": "orders",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesOrderCounts",
      "kind": "LinkedField",
      "name": "salesOrderCounts",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    }
  ]
},
v9 = {
  "condition": "customers",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerCounts",
      "kind": "LinkedField",
      "name": "customerCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "review",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
},
v10 = {
  "condition": "payments",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceivedPaymentCounts",
      "kind": "LinkedField",
      "name": "receivedPaymentCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unverified",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unapplied",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
},
v11 = {
  "condition": "memos",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditMemoCounts",
      "kind": "LinkedField",
      "name": "creditMemoCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overpaid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toReclaim",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
},
v12 = {
  "condition": "bankAccount",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceBankDetails",
      "kind": "LinkedField",
      "name": "invoiceBankDetails",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "InvoicingNeedsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "InvoicingNeedsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8f0619fc8de3c8f22c6188baec43afc384d42ce38376158b90a804091055abd3",
    "metadata": {},
    "name": "InvoicingNeedsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e82b818cba8e8a0603b395a8e8d4cc3b";

export default node;
