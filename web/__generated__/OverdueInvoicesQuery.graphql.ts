/**
 * @generated SignedSource<<7018a16f2fd1833ee75306d424d9074a>>
 * @relayHash fcfa93c7e7b9def3f8751624c059298f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0730a102a6db1505aac8d71e4b0ba00b39cf7f9d2b2e64f6d85eead4930b1eda

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type ReminderKind = "PAYMENT" | "SLIP";
export type OverdueInvoicesQuery$variables = Record<PropertyKey, never>;
export type OverdueInvoicesQuery$data = {
  readonly organization: {
    readonly invoices: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly agreement: {
            readonly isDisputed: boolean;
            readonly promisedOn: string | null | undefined;
          } | null | undefined;
          readonly customerName: string;
          readonly id: string;
          readonly nextDueDate: string | null | undefined;
          readonly number: string | null | undefined;
          readonly remaining: {
            readonly amount: string;
            readonly currency: Currency;
          };
          readonly reminders: ReadonlyArray<{
            readonly kind: ReminderKind;
            readonly sentAt: string;
          }>;
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "InvoiceAgreement",
              "kind": "LinkedField",
              "name": "agreement",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "promisedOn",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isDisputed",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Reminder",
              "kind": "LinkedField",
              "name": "reminders",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "kind",
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
    "id": "0730a102a6db1505aac8d71e4b0ba00b39cf7f9d2b2e64f6d85eead4930b1eda",
    "metadata": {},
    "name": "OverdueInvoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cb3f61a2f3d14b15bcd10583eff08abc";

export default node;
