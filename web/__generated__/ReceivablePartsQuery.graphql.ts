/**
 * @generated SignedSource<<e9b8508d06ba5d73f963683d6c42ab19>>
 * @relayHash e6a9eb0aac7bcc823493cd3ba855ca5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b08662c2eb0947f5c593b5dff612d5f8a6e92ac419a06cfb44cfd24c8b6ac5b5

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type ReceivableBucket = "DAYS_181_365" | "DAYS_1_30" | "DAYS_31_90" | "DAYS_91_180" | "MORE" | "NOT_DUE" | "TODAY";
export type ReceivablePartsQuery$variables = {
  asOf?: string | null | undefined;
  bucket?: ReceivableBucket | null | undefined;
  currency: Currency;
  customer?: string | null | undefined;
  waiting: boolean;
};
export type ReceivablePartsQuery$data = {
  readonly organization: {
    readonly receivableParts: {
      readonly items: ReadonlyArray<{
        readonly daysLate: number;
        readonly dueOn: string | null | undefined;
        readonly invoice: {
          readonly customerName: string;
          readonly id: string;
          readonly number: string | null | undefined;
          readonly uuid: string;
        } | null | undefined;
        readonly partName: string | null | undefined;
        readonly partUuid: string;
        readonly remaining: {
          readonly amount: string;
          readonly currency: Currency;
        };
        readonly waitingForSlip: {
          readonly amount: string;
          readonly currency: Currency;
        };
      }>;
      readonly remaining: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly totalCount: number;
      readonly waitingForSlip: {
        readonly amount: string;
        readonly currency: Currency;
      };
    };
  };
};
export type ReceivablePartsQuery = {
  response: ReceivablePartsQuery$data;
  variables: ReceivablePartsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "asOf"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "bucket"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "currency"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customer"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "waiting"
},
v5 = [
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
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "remaining",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "waitingForSlip",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "asOf",
      "variableName": "asOf"
    },
    {
      "kind": "Variable",
      "name": "bucket",
      "variableName": "bucket"
    },
    {
      "kind": "Variable",
      "name": "currency",
      "variableName": "currency"
    },
    {
      "kind": "Variable",
      "name": "customerUuid",
      "variableName": "customer"
    },
    {
      "kind": "Variable",
      "name": "waitingForSlip",
      "variableName": "waiting"
    }
  ],
  "concreteType": "ReceivableParts",
  "kind": "LinkedField",
  "name": "receivableParts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceivablePart",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partUuid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "daysLate",
          "storageKey": null
        },
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Invoice",
          "kind": "LinkedField",
          "name": "invoice",
          "plural": false,
          "selections": [
            (v8/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uuid",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "customerName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ReceivablePartsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v9/*:: as any*/)
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
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReceivablePartsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b08662c2eb0947f5c593b5dff612d5f8a6e92ac419a06cfb44cfd24c8b6ac5b5",
    "metadata": {},
    "name": "ReceivablePartsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4e82bb49815c5ef55cc395e6c9dff6ef";

export default node;
