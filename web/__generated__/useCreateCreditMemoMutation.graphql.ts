/**
 * @generated SignedSource<<f3e7754ac2decbfc5acd75c25fffcae2>>
 * @relayHash a4bcd899f7956d5f68e72289351ab898
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 349912ce7bfbcf78d85b7fd90396118e6e7d0e86825c92420bbc1011cfc129bf

import type { ConcreteRequest } from 'relay-runtime';
export type CreateCreditMemoInput = {
  idempotencyKey: string;
  invoiceId: string;
  lines: ReadonlyArray<CreditMemoLineInput>;
  memoDate: string;
  note: string;
};
export type CreditMemoLineInput = {
  amount?: string | null | undefined;
  invoiceLineUuid: string;
  quantity?: string | null | undefined;
};
export type useCreateCreditMemoMutation$variables = {
  input: CreateCreditMemoInput;
};
export type useCreateCreditMemoMutation$data = {
  readonly createCreditMemo: {
    readonly creditMemo: {
      readonly uuid: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useCreateCreditMemoMutation = {
  response: useCreateCreditMemoMutation$data;
  variables: useCreateCreditMemoMutation$variables;
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
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
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
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateCreditMemoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreditMemoPayload",
        "kind": "LinkedField",
        "name": "createCreditMemo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CreditMemo",
            "kind": "LinkedField",
            "name": "creditMemo",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
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
    "name": "useCreateCreditMemoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreditMemoPayload",
        "kind": "LinkedField",
        "name": "createCreditMemo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CreditMemo",
            "kind": "LinkedField",
            "name": "creditMemo",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "349912ce7bfbcf78d85b7fd90396118e6e7d0e86825c92420bbc1011cfc129bf",
    "metadata": {},
    "name": "useCreateCreditMemoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "09122f5e23c7e2021f4867526cb33554";

export default node;
