/**
 * @generated SignedSource<<b6e546810db37c82ee30dc1d17cab6e6>>
 * @relayHash 46900da4d5b03f672c85a909527d1148
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38d769bea8a85f2b68e50ac65c4b554a3ea76d18e560f04b36c8773fd0a63317

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Currency = "IDR" | "SGD" | "USD";
export type Direction = "CREDIT" | "DEBIT";
export type CreateExpectedTransactionInput = {
  amount: MoneyInput;
  amountFrom?: string | null | undefined;
  amountTo?: string | null | undefined;
  bankAccountId?: string | null | undefined;
  counterpartyId?: string | null | undefined;
  data?: ReadonlyArray<KeyValueInput> | null | undefined;
  date: string;
  dateFrom?: string | null | undefined;
  dateTo?: string | null | undefined;
  description: string;
  direction: Direction;
  externalId?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  internalDescription?: string | null | undefined;
};
export type MoneyInput = {
  amount: string;
  currency: Currency;
};
export type KeyValueInput = {
  key: string;
  value: string;
};
export type useCreateExpectedTransactionMutation$variables = {
  input: CreateExpectedTransactionInput;
};
export type useCreateExpectedTransactionMutation$data = {
  readonly createExpectedTransaction: {
    readonly expectedTransaction: {
      readonly id: string;
      readonly number: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_error">;
    }>;
  } | null | undefined;
};
export type useCreateExpectedTransactionMutation = {
  response: useCreateExpectedTransactionMutation$data;
  variables: useCreateExpectedTransactionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "ExpectedTransaction",
  "kind": "LinkedField",
  "name": "expectedTransaction",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "field",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateExpectedTransactionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExpectedTransactionPayload",
        "kind": "LinkedField",
        "name": "createExpectedTransaction",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useMutation_error",
                "selections": (v3/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateExpectedTransactionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExpectedTransactionPayload",
        "kind": "LinkedField",
        "name": "createExpectedTransaction",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "38d769bea8a85f2b68e50ac65c4b554a3ea76d18e560f04b36c8773fd0a63317",
    "metadata": {},
    "name": "useCreateExpectedTransactionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e78cca1f824139509a7ff71e6b08e39d";

export default node;
