/**
 * @generated SignedSource<<7053a9cc85511189cbaa252df11a75f4>>
 * @relayHash 7b6df9fed5154a55e0f3c98a981768d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd42dcf4b65e4a618173fd2782924ef425a1060d177c1f1cb5e5e179cbe59b44

import type { ConcreteRequest } from 'relay-runtime';
export type PositionEmailFrequency = "DAILY" | "WEEKLY";
export type UpdatePositionEmailInput = {
  clockOrganization: string;
  frequency: PositionEmailFrequency;
  hour: number;
  isOn: boolean;
  organizations?: ReadonlyArray<string> | null | undefined;
  version: number;
  weekday: number;
};
export type PositionEmailDialogMutation$variables = {
  input: UpdatePositionEmailInput;
};
export type PositionEmailDialogMutation$data = {
  readonly updatePositionEmail: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly viewer: {
      readonly id: string;
      readonly positionEmail: {
        readonly clockOrganization: string | null | undefined;
        readonly frequency: PositionEmailFrequency;
        readonly hour: number;
        readonly isOn: boolean;
        readonly organizations: ReadonlyArray<string> | null | undefined;
        readonly version: number;
        readonly weekday: number;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type PositionEmailDialogMutation = {
  response: PositionEmailDialogMutation$data;
  variables: PositionEmailDialogMutation$variables;
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
    "concreteType": "UpdatePositionEmailPayload",
    "kind": "LinkedField",
    "name": "updatePositionEmail",
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
            "concreteType": "PositionEmail",
            "kind": "LinkedField",
            "name": "positionEmail",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "frequency",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "weekday",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hour",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "organizations",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "clockOrganization",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              }
            ],
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
    "name": "PositionEmailDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PositionEmailDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fd42dcf4b65e4a618173fd2782924ef425a1060d177c1f1cb5e5e179cbe59b44",
    "metadata": {},
    "name": "PositionEmailDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0b9c8a53f6c90e43bfd78651898bfa6a";

export default node;
