/**
 * @generated SignedSource<<a65b109a568b1b8596207030d49783cb>>
 * @relayHash 47cb5d4fde10496f85084c5026b95a03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20cd37910dc3c6fed509ef2204bc961e66c877d9758fb2bae0708e9bfea99c1a

import type { ConcreteRequest } from 'relay-runtime';
export type InviteDialogQuery$variables = Record<PropertyKey, never>;
export type InviteDialogQuery$data = {
  readonly organization: {
    readonly name: string;
    readonly roles: ReadonlyArray<{
      readonly description: string;
      readonly id: string;
      readonly isOwner: boolean;
      readonly name: string;
    }>;
  };
};
export type InviteDialogQuery = {
  response: InviteDialogQuery$data;
  variables: InviteDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Role",
  "kind": "LinkedField",
  "name": "roles",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwner",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "InviteDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InviteDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "20cd37910dc3c6fed509ef2204bc961e66c877d9758fb2bae0708e9bfea99c1a",
    "metadata": {},
    "name": "InviteDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "caae9857dbc197b3d1cee5feb7e87f6a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
