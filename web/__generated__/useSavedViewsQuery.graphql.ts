/**
 * @generated SignedSource<<49b036e534334dd1a0bed4f20a5656bf>>
 * @relayHash eee0a654e3831e6939db5f630cd6d3de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdd699c28a97a5be2ff188d8e3f2f2939553ef68798d57b43273e09099cb591e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedViewList = "BANK_ACCOUNTS" | "BILLS" | "CASH_FORECASTS" | "COUNTERPARTIES" | "CREDIT_MEMOS" | "CUSTOMERS" | "DEPOSITS" | "EXCEPTIONS" | "EXPECTED_TRANSACTIONS" | "GOODS_RECEIPTS" | "INTERNAL_ACCOUNTS" | "INVOICES" | "MEMBERS" | "PAYMENTS" | "PAYMENT_PROVIDERS" | "PAYMENT_RECORDS" | "PAYMENT_TRANSACTIONS" | "PRODUCTS" | "PURCHASE_ORDERS" | "RECEIVED_PAYMENTS" | "SALES_ORDERS" | "SETTLEMENTS" | "STATEMENT_TRANSACTIONS" | "TRANSFERS" | "WITHHELD_TAXES" | "WITHHOLDING_SLIPS";
export type useSavedViewsQuery$variables = {
  list: SavedViewList;
};
export type useSavedViewsQuery$data = {
  readonly organization: {
    readonly " $fragmentSpreads": FragmentRefs<"useSavedViews_organization">;
  };
};
export type useSavedViewsQuery = {
  response: useSavedViewsQuery$data;
  variables: useSavedViewsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "list"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "list",
    "variableName": "list"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useSavedViewsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "useSavedViews_organization"
          }
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
    "name": "useSavedViewsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "SavedView",
            "kind": "LinkedField",
            "name": "savedViews",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "query",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "shared",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isMine",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canManage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "owner",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fullName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bdd699c28a97a5be2ff188d8e3f2f2939553ef68798d57b43273e09099cb591e",
    "metadata": {},
    "name": "useSavedViewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9ed2ea3e4344e5609f8a6f079bab6579";

export default node;
