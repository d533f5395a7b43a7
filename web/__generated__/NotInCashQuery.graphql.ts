/**
 * @generated SignedSource<<6cc63cdb474d6591c366434ff2928df3>>
 * @relayHash 835cc7c2d3f52813d452e270c9c909c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71265f34454298d391995530e4cdfd237003aab3b3eda76a516691775464cb3e

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type NotInCashQuery$variables = {
  deposits: boolean;
  providers: boolean;
  soon: string;
};
export type NotInCashQuery$data = {
  readonly organization: {
    readonly deposits?: {
      readonly totals: ReadonlyArray<{
        readonly amount: string;
        readonly currency: Currency;
      }>;
    };
    readonly maturing?: {
      readonly totals: ReadonlyArray<{
        readonly amount: string;
        readonly currency: Currency;
      }>;
    };
    readonly paymentProviders?: {
      readonly atProviders: ReadonlyArray<{
        readonly onItsWay: {
          readonly amount: string;
          readonly currency: Currency;
        };
        readonly pending: {
          readonly amount: string;
          readonly currency: Currency;
        };
        readonly withdrawable: {
          readonly amount: string;
          readonly currency: Currency;
        };
      }>;
    };
    readonly pledged?: {
      readonly totals: ReadonlyArray<{
        readonly amount: string;
        readonly currency: Currency;
      }>;
    };
  };
};
export type NotInCashQuery = {
  response: NotInCashQuery$data;
  variables: NotInCashQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "deposits"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "providers"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "soon"
},
v3 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v4 = [
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
v5 = {
  "condition": "providers",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        (v3/*:: as any*/)
      ],
      "concreteType": "PaymentProviderConnection",
      "kind": "LinkedField",
      "name": "paymentProviders",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MoneyAtProviders",
          "kind": "LinkedField",
          "name": "atProviders",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "pending",
              "plural": false,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "withdrawable",
              "plural": false,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "onItsWay",
              "plural": false,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "paymentProviders(first:1)"
    }
  ]
},
v6 = [
  "ACTIVE",
  "MATURED"
],
v7 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "totals",
    "plural": true,
    "selections": (v4/*:: as any*/),
    "storageKey": null
  }
],
v8 = {
  "condition": "deposits",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "status": (v6/*:: as any*/)
          }
        },
        (v3/*:: as any*/)
      ],
      "concreteType": "DepositConnection",
      "kind": "LinkedField",
      "name": "deposits",
      "plural": false,
      "selections": (v7/*:: as any*/),
      "storageKey": "deposits(filter:{\"status\":[\"ACTIVE\",\"MATURED\"]},first:1)"
    },
    {
      "alias": "pledged",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "pledged": true,
            "status": (v6/*:: as any*/)
          }
        },
        (v3/*:: as any*/)
      ],
      "concreteType": "DepositConnection",
      "kind": "LinkedField",
      "name": "deposits",
      "plural": false,
      "selections": (v7/*:: as any*/),
      "storageKey": "deposits(filter:{\"pledged\":true,\"status\":[\"ACTIVE\",\"MATURED\"]},first:1)"
    },
    {
      "alias": "maturing",
      "args": [
        {
          "fields": [
            {
              "fields": [
                {
                  "kind": "Variable",
                  "name": "to",
                  "variableName": "soon"
                }
              ],
              "kind": "ObjectValue",
              "name": "matures"
            },
            {
              "kind": "Literal",
              "name": "status",
              "value": (v6/*:: as any*/)
            }
          ],
          "kind": "ObjectValue",
          "name": "filter"
        },
        (v3/*:: as any*/)
      ],
      "concreteType": "DepositConnection",
      "kind": "LinkedField",
      "name": "deposits",
      "plural": false,
      "selections": (v7/*:: as any*/),
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
    "name": "NotInCashQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v8/*:: as any*/)
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
    "name": "NotInCashQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v8/*:: as any*/),
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
    "id": "71265f34454298d391995530e4cdfd237003aab3b3eda76a516691775464cb3e",
    "metadata": {},
    "name": "NotInCashQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1939123cd9eb6e343e38d132c6d76d60";

export default node;
