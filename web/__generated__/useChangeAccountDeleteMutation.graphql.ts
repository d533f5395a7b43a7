/**
 * @generated SignedSource<<c2fe12fbf069503f0dc0becd454090b8>>
 * @relayHash b17679a8fd8b0d2795a6509131566e95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 373550f9a979680726f317fdf2f889206bcfef3da1497bea1a03bc5c9626f7fc

import type { ConcreteRequest } from 'relay-runtime';
export type BankAccountVersionInput = {
  id: string;
  version: number;
};
export type useChangeAccountDeleteMutation$variables = {
  input: BankAccountVersionInput;
};
export type useChangeAccountDeleteMutation$data = {
  readonly deleteBankAccount: {
    readonly deletedId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useChangeAccountDeleteMutation = {
  response: useChangeAccountDeleteMutation$data;
  variables: useChangeAccountDeleteMutation$variables;
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
    "concreteType": "DeleteBankAccountPayload",
    "kind": "LinkedField",
    "name": "deleteBankAccount",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
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
    "name": "useChangeAccountDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeAccountDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "373550f9a979680726f317fdf2f889206bcfef3da1497bea1a03bc5c9626f7fc",
    "metadata": {},
    "name": "useChangeAccountDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2712bfb38ebb594a2343065b6853f603";

export default node;
