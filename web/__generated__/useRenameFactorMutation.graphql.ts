/**
 * @generated SignedSource<<f175437e31b03a6a8c627c26a75f2fc2>>
 * @relayHash ccc238cc50c6be0dd8c77d2b94c3487b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e096e641a57f1180cc2c7c4f77700871febeefebe9cf31bb837f318d78a3659

import type { ConcreteRequest } from 'relay-runtime';
export type RenameFactorInput = {
  name: string;
  uuid: string;
};
export type useRenameFactorMutation$variables = {
  input: RenameFactorInput;
};
export type useRenameFactorMutation$data = {
  readonly renameFactor: {
    readonly factor: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useRenameFactorMutation = {
  response: useRenameFactorMutation$data;
  variables: useRenameFactorMutation$variables;
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
    "concreteType": "RenameFactorPayload",
    "kind": "LinkedField",
    "name": "renameFactor",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SecondFactor",
        "kind": "LinkedField",
        "name": "factor",
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
            "name": "name",
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
    "name": "useRenameFactorMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRenameFactorMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3e096e641a57f1180cc2c7c4f77700871febeefebe9cf31bb837f318d78a3659",
    "metadata": {},
    "name": "useRenameFactorMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0229e4aa0ebbf0eb007d64d8d4169044";

export default node;
