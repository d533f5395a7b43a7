/**
 * @generated SignedSource<<f4ae43c94f66896750c627190c9b9f1a>>
 * @relayHash a568a1fbc12182bf5944b97296f91674
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 169560fe595ae3e73c0c61a0149d03d43bd9b3ba44c9254e53db640f6f3a3211

import type { ConcreteRequest } from 'relay-runtime';
export type AppMode = "INVOICING" | "TREASURY";
export type SetAppModeInput = {
  mode: AppMode;
};
export type ModeSwitchMutation$variables = {
  input: SetAppModeInput;
};
export type ModeSwitchMutation$data = {
  readonly setAppMode: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly viewer: {
      readonly appMode: AppMode | null | undefined;
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type ModeSwitchMutation = {
  response: ModeSwitchMutation$data;
  variables: ModeSwitchMutation$variables;
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
    "concreteType": "SetAppModePayload",
    "kind": "LinkedField",
    "name": "setAppMode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
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
            "name": "appMode",
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
    "name": "ModeSwitchMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ModeSwitchMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "169560fe595ae3e73c0c61a0149d03d43bd9b3ba44c9254e53db640f6f3a3211",
    "metadata": {},
    "name": "ModeSwitchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "98bea303af8d308d24a76c05d5434173";

export default node;
