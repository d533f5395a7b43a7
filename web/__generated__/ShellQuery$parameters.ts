/**
 * @generated SignedSource<<d6e20b9c59988106b62a207d6e04a1c5>>
 * @relayHash 3f0ee3a1a72f9f123b5f41f26fed421f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55b828e94970fe3bc113a347b3d75ec3182379eb318eb357bd9ce6c09d835ac9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55b828e94970fe3bc113a347b3d75ec3182379eb318eb357bd9ce6c09d835ac9",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
