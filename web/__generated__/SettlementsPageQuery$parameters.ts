/**
 * @generated SignedSource<<8d45d4c690bbd46578394438e9599b04>>
 * @relayHash 8532afdc906b1647d0a5c8e97a19d25d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5f46c64efb65e6dade73498455a6991ae3de10c994f6f20477d1afcb60948fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettlementsPageQuery } from './SettlementsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettlementsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5f46c64efb65e6dade73498455a6991ae3de10c994f6f20477d1afcb60948fa",
    "metadata": {},
    "name": "SettlementsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
