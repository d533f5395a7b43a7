/**
 * @generated SignedSource<<e714fba59f01cc3d9fd5e60f06f33dd3>>
 * @relayHash dca68d261852fcb99475a7f2c4fbbdda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f78e7a02b4bdf17f2052710af81c0b7baace002cc6a7c65155d039b18e07b31a

import type { ConcreteRequest } from 'relay-runtime';
export type SetBalanceStalenessInput = {
  apiHours: number;
  fileDays: number;
  manualDays: number;
  version: number;
};
export type StalenessDialogMutation$variables = {
  input: SetBalanceStalenessInput;
};
export type StalenessDialogMutation$data = {
  readonly setBalanceStaleness: {
    readonly staleAfter: {
      readonly version: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type StalenessDialogMutation = {
  response: StalenessDialogMutation$data;
  variables: StalenessDialogMutation$variables;
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
    "concreteType": "SetBalanceStalenessPayload",
    "kind": "LinkedField",
    "name": "setBalanceStaleness",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BalanceStaleness",
        "kind": "LinkedField",
        "name": "staleAfter",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
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
    "name": "StalenessDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StalenessDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f78e7a02b4bdf17f2052710af81c0b7baace002cc6a7c65155d039b18e07b31a",
    "metadata": {},
    "name": "StalenessDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f7e08f1ce8107ab8f896f96420f333d3";

export default node;
