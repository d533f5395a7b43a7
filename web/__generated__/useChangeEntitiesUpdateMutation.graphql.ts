/**
 * @generated SignedSource<<0b4c7e83811a5b154cc1efa218c74535>>
 * @relayHash bc21a470710e5812aa06199e09c8ec94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f18b61dbde48ad61234cda78e577d16517d0f9a32b910d4e803608e6f96ac656

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateEntityInput = {
  id: string;
  name: string;
  version: number;
};
export type useChangeEntitiesUpdateMutation$variables = {
  input: UpdateEntityInput;
};
export type useChangeEntitiesUpdateMutation$data = {
  readonly updateEntity: {
    readonly entity: {
      readonly id: string;
      readonly name: string;
      readonly version: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useChangeEntitiesUpdateMutation = {
  response: useChangeEntitiesUpdateMutation$data;
  variables: useChangeEntitiesUpdateMutation$variables;
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
    "concreteType": "UpdateEntityPayload",
    "kind": "LinkedField",
    "name": "updateEntity",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Entity",
        "kind": "LinkedField",
        "name": "entity",
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
    "name": "useChangeEntitiesUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeEntitiesUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f18b61dbde48ad61234cda78e577d16517d0f9a32b910d4e803608e6f96ac656",
    "metadata": {},
    "name": "useChangeEntitiesUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cb7ce8be7a7402f151e9f3dde492c82b";

export default node;
