/**
 * @generated SignedSource<<cd2097aa45d3b9ff1a4fd19e95f5a86c>>
 * @relayHash 2c63e02bc04bc9e03dbecd6783936d9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cabe7065c04d80950b25ff77886791dc65eead6a6732dae7f571071d9951bed

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type OverdueInvoicesQuery$variables = Record<PropertyKey, never>;
export type OverdueInvoicesQuery$data = {
  readonly organization: {
    readonly invoices: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly customerName: string;
          readonly id: string;
          readonly nextDueDate: string | null | undefined;
          readonly number: string | null | undefined;
          readonly remaining: {
            readonly amount: string;
            readonly currency: Currency;
          };
          readonly uuid: string;
        };
      }>;
    };
  };
};
export type OverdueInvoicesQuery = {
  response: OverdueInvoicesQuery$data;
  variables: OverdueInvoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "overdue": true
      }
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 6
    },
    {
      "kind": "Literal",
      "name": "sort",
      "value": {
        "direction": "ASC",
        "field": "DUE_DATE"
      }
    }
  ],
  "concreteType": "InvoiceConnection",
  "kind": "LinkedField",
  "name": "invoices",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Invoice",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nextDueDate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "remaining",
              "plural": false,
              "selections": [
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
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "invoices(filter:{\"overdue\":true},first:6,sort:{\"direction\":\"ASC\",\"field\":\"DUE_DATE\"})"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "OverdueInvoicesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OverdueInvoicesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7cabe7065c04d80950b25ff77886791dc65eead6a6732dae7f571071d9951bed",
    "metadata": {},
    "name": "OverdueInvoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4ca10949c4f294deb16aa072234ef04a";

export default node;
