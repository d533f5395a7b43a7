/**
 * @generated SignedSource<<5dfd52a7851259279aa31ca8df40c827>>
 * @relayHash 60c0e9421decf0221cbc0f9e505d0075
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0367ed184d8da5f7a70a028548d7c2ddc06f33fa6bcad5e1803d7f05a5f2c43b

import type { ConcreteRequest } from 'relay-runtime';
export type CreateApiTokenInput = {
  code?: string | null | undefined;
  expiresAt: string;
  idempotencyKey?: string | null | undefined;
  name: string;
  passkeyAssertion?: string | null | undefined;
  permissions: ReadonlyArray<string>;
};
export type useChangeTokensCreateMutation$variables = {
  input: CreateApiTokenInput;
};
export type useChangeTokensCreateMutation$data = {
  readonly createApiToken: {
    readonly token: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useChangeTokensCreateMutation = {
  response: useChangeTokensCreateMutation$data;
  variables: useChangeTokensCreateMutation$variables;
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
    "concreteType": "CreateApiTokenPayload",
    "kind": "LinkedField",
    "name": "createApiToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
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
    "name": "useChangeTokensCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeTokensCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0367ed184d8da5f7a70a028548d7c2ddc06f33fa6bcad5e1803d7f05a5f2c43b",
    "metadata": {},
    "name": "useChangeTokensCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5ff2c4512cc60781cd0c184a79e2c921";

export default node;
