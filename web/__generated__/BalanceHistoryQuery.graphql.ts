/**
 * @generated SignedSource<<68c2500ba6c547afb827e30f10954e99>>
 * @relayHash 6f1d74e6b8ef6afb502214cea122b4e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 046fa889af6b01690f20b069fd641f85fee321b9eadf2ac68a1a8887e7646423

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type BalanceHistoryQuery$variables = {
  bankAccountIds?: ReadonlyArray<string> | null | undefined;
  currency: Currency;
  from: string;
  to: string;
};
export type BalanceHistoryQuery$data = {
  readonly organization: {
    readonly balanceHistory: ReadonlyArray<{
      readonly accounts: number;
      readonly ledger: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly on: string;
    }>;
  };
};
export type BalanceHistoryQuery = {
  response: BalanceHistoryQuery$data;
  variables: BalanceHistoryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "bankAccountIds"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "currency"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "bankAccountIds",
      "variableName": "bankAccountIds"
    },
    {
      "kind": "Variable",
      "name": "currency",
      "variableName": "currency"
    },
    {
      "kind": "Variable",
      "name": "from",
      "variableName": "from"
    },
    {
      "kind": "Variable",
      "name": "to",
      "variableName": "to"
    }
  ],
  "concreteType": "DayBalance",
  "kind": "LinkedField",
  "name": "balanceHistory",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "on",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accounts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "ledger",
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "BalanceHistoryQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
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
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BalanceHistoryQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
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
    "id": "046fa889af6b01690f20b069fd641f85fee321b9eadf2ac68a1a8887e7646423",
    "metadata": {},
    "name": "BalanceHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6de70238cf1230dff94e15fcb37c62c6";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
