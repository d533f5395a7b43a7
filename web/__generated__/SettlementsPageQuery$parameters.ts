/**
 * @generated SignedSource<<bb585d796644fb40580af7942592f8cc>>
 * @relayHash b4e569153c0ddadc3bcb86bbff69f7dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f332221163f117a561c7ff4611ed1e4fe81de25c73b6ea8cd19ca926738363d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettlementsPageQuery } from './SettlementsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettlementsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f332221163f117a561c7ff4611ed1e4fe81de25c73b6ea8cd19ca926738363d",
    "metadata": {},
    "name": "SettlementsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
