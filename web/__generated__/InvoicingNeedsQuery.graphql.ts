/**
 * @generated SignedSource<<5fd9aae3b41e95d5fc3b5bb3ad95b41c>>
 * @relayHash 206b535c4b26fdf80273ff03cc86e234
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33bc1590d477a4fdc53c2b54f446d46a2efdf71cd40f7bcad70978d329b540ee

import type { ConcreteRequest } from 'relay-runtime';
export type InvoicingNeedsQuery$variables = {
  customers: boolean;
  invoices: boolean;
  payments: boolean;
};
export type InvoicingNeedsQuery$data = {
  readonly organization: {
    readonly customerCounts?: {
      readonly review: number;
    };
    readonly invoiceCounts?: {
      readonly waitingApproval: number;
    };
    readonly receivedPaymentCounts?: {
      readonly pending: number;
      readonly unapplied: number;
      readonly unverified: number;
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
  "name": "customers"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "invoices"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "payments"
},
v3 = {
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitingApproval",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
},
v4 = {
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
v5 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
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
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
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
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
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
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
    "id": "33bc1590d477a4fdc53c2b54f446d46a2efdf71cd40f7bcad70978d329b540ee",
    "metadata": {},
    "name": "InvoicingNeedsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "470c64a5bbdc1060342d014c585b991f";

export default node;
