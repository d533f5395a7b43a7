/**
 * @generated SignedSource<<6dc8705938a8180a76607c3306800976>>
 * @relayHash 0e5fe4910d52d7b64d2fa6608448ad3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92e2e2378b8437fcf02d9e423290559259128d6026fbc32e976228023192dce1

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type InvoiceDeliveryStatus = "OPEN" | "RECEIVED" | "SHIPPED";
export type InvoiceKind = "ADVANCE" | "STANDARD";
export type InvoiceStatus = "CANCELED" | "DRAFT" | "ISSUED" | "PAID" | "PARTIALLY_PAID" | "WAITING_APPROVAL";
export type InvoiceFilter = {
  amount?: AmountRangeInput | null | undefined;
  currency?: Currency | null | undefined;
  customerId?: string | null | undefined;
  deliveryStatus?: InvoiceDeliveryStatus | null | undefined;
  dueDate?: DateRangeInput | null | undefined;
  invoiceDate?: DateRangeInput | null | undefined;
  kind?: InvoiceKind | null | undefined;
  overdue?: boolean | null | undefined;
  salesOrderId?: string | null | undefined;
  search?: string | null | undefined;
  status?: ReadonlyArray<InvoiceStatus> | null | undefined;
};
export type AmountRangeInput = {
  atLeast?: string | null | undefined;
  noMoreThan?: string | null | undefined;
};
export type DateRangeInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type OpenInvoicesQuery$variables = {
  filter: InvoiceFilter;
};
export type OpenInvoicesQuery$data = {
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
export type OpenInvoicesQuery = {
  response: OpenInvoicesQuery$data;
  variables: OpenInvoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 7
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
            (v1/*:: as any*/),
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
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "OpenInvoicesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OpenInvoicesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "92e2e2378b8437fcf02d9e423290559259128d6026fbc32e976228023192dce1",
    "metadata": {},
    "name": "OpenInvoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "169a6b0fc2bb1fd20c3dfb4fca9f3609";

export default node;
