/**
 * @generated SignedSource<<f0759c6eba68f027ab5596a2e37d7520>>
 * @relayHash d0222be0e4f241c4b41a41a16e3864a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9801aa8edb5d92aafd8183922038334575fe84c3dbd63bd932a83ec7a1c0da92

import type { ConcreteRequest } from 'relay-runtime';
export type ExportedList = "AGED_RECEIVABLES" | "API_TOKENS" | "BANK_ACCOUNTS" | "BILLS" | "CASH_FLOW" | "CASH_FORECAST" | "CASH_POSITION" | "COUNTERPARTIES" | "CREDIT_MEMOS" | "CUSTOMERS" | "DEPOSITS" | "EXCEPTIONS" | "EXPECTED_TRANSACTIONS" | "GOODS_RECEIPTS" | "INTERNAL_ACCOUNTS" | "INVOICES" | "MEMBERS" | "PAYABLES" | "PAYMENTS" | "PAYMENT_PROVIDERS" | "PAYMENT_RECORDS" | "PAYMENT_TRANSACTIONS" | "PRODUCTS" | "PURCHASE_ORDERS" | "RECEIVED_PAYMENTS" | "RECONCILIATION_STATEMENT" | "SALES_ORDERS" | "SETTLEMENTS" | "STATEMENT_TRANSACTIONS" | "TRANSFERS" | "WEBHOOK_DELIVERIES" | "WITHHOLDING_SLIPS";
export type ExportDialogQuery$variables = {
  list: ExportedList;
};
export type ExportDialogQuery$data = {
  readonly organization: {
    readonly exportColumns: ReadonlyArray<{
      readonly label: string;
      readonly name: string;
    }>;
  };
};
export type ExportDialogQuery = {
  response: ExportDialogQuery$data;
  variables: ExportDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "list"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "list",
      "variableName": "list"
    }
  ],
  "concreteType": "ExportColumn",
  "kind": "LinkedField",
  "name": "exportColumns",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
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
    "name": "ExportDialogQuery",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ExportDialogQuery",
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
    "id": "9801aa8edb5d92aafd8183922038334575fe84c3dbd63bd932a83ec7a1c0da92",
    "metadata": {},
    "name": "ExportDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "60f5339c4ebf779143ad6bb5359e4401";

export default node;
