/**
 * @generated SignedSource<<b3ebda6ff2924e187a916de65613195f>>
 * @relayHash 6f05c3cff9c78366b614f946778d0b06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05ef8addc98840c21447a951ae6c1b938269bdcaaf2132fd4ed29f190ef75c25

import type { ConcreteRequest } from 'relay-runtime';
export type draftCallsQuery$variables = {
  form: string;
  record?: string | null | undefined;
};
export type draftCallsQuery$data = {
  readonly organization: {
    readonly formDraft: {
      readonly content: string;
      readonly updatedAt: string;
      readonly version: number;
    } | null | undefined;
  };
  readonly viewer: {
    readonly uuid: string;
  } | null | undefined;
};
export type draftCallsQuery = {
  response: draftCallsQuery$data;
  variables: draftCallsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "form"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "record"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "form",
      "variableName": "form"
    },
    {
      "kind": "Variable",
      "name": "record",
      "variableName": "record"
    }
  ],
  "concreteType": "FormDraft",
  "kind": "LinkedField",
  "name": "formDraft",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "draftCallsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "draftCallsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "05ef8addc98840c21447a951ae6c1b938269bdcaaf2132fd4ed29f190ef75c25",
    "metadata": {},
    "name": "draftCallsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4bb90fbd235ea9cf247d1b984ace1499";

export default node;
