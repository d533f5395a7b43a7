/**
 * @generated SignedSource<<3d4dae7e182033d1f35522acc0155570>>
 * @relayHash b95d7168d1d471c099b14af0787c5875
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 977ee72266691f085a19fd3fa8be10add7a4aa0dcf9c92fbf8af2742ba784c2f

import type { ConcreteRequest } from 'relay-runtime';
export type TwoFactorMethod = "AUTHENTICATOR_APP" | "BACKUP_CODES" | "PASSKEY";
export type ProveSecondFactorInput = {
  code?: string | null | undefined;
  method: TwoFactorMethod;
  passkeyAssertion?: string | null | undefined;
};
export type twoFactorProveMutation$variables = {
  input: ProveSecondFactorInput;
};
export type twoFactorProveMutation$data = {
  readonly proveSecondFactor: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly viewer: {
      readonly uuid: string;
    } | null | undefined;
  } | null | undefined;
};
export type twoFactorProveMutation = {
  response: twoFactorProveMutation$data;
  variables: twoFactorProveMutation$variables;
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
    "name": "twoFactorProveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ProveSecondFactorPayload",
        "kind": "LinkedField",
        "name": "proveSecondFactor",
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
    "name": "twoFactorProveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ProveSecondFactorPayload",
        "kind": "LinkedField",
        "name": "proveSecondFactor",
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
    "id": "977ee72266691f085a19fd3fa8be10add7a4aa0dcf9c92fbf8af2742ba784c2f",
    "metadata": {},
    "name": "twoFactorProveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "64a5f07bad5eac85364708489a826b31";

export default node;
