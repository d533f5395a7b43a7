/**
 * @generated SignedSource<<86a7d759a1c847bd614813634eb80734>>
 * @relayHash 3be7768e99408690f28d052d05c41a11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 152255560d21d9c7e54335c5665349b0ddcee9f7da582dfdc9c46322002358f6

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type CreateBankAccountInput = {
  accountNumber: string;
  alias: string;
  bankCode: string;
  currency: Currency;
  entityId: string;
  idempotencyKey?: string | null | undefined;
};
export type useCreateBankAccountMutation$variables = {
  input: CreateBankAccountInput;
};
export type useCreateBankAccountMutation$data = {
  readonly createBankAccount: {
    readonly bankAccount: {
      readonly alias: string;
      readonly id: string;
      readonly uuid: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useCreateBankAccountMutation = {
  response: useCreateBankAccountMutation$data;
  variables: useCreateBankAccountMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "BankAccountPayload",
    "kind": "LinkedField",
    "name": "createBankAccount",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BankAccount",
        "kind": "LinkedField",
        "name": "bankAccount",
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
            "name": "uuid",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "alias",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateBankAccountMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateBankAccountMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "152255560d21d9c7e54335c5665349b0ddcee9f7da582dfdc9c46322002358f6",
    "metadata": {},
    "name": "useCreateBankAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7398151b0015f6fb24da2d4e5d392721";

export default node;
