/**
 * @generated SignedSource<<334ca07e19a54ce5b0a7682268c448bc>>
 * @relayHash d757c7b5be32e168d43447e2fd97030b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8350fa2b7d55c268e6b08d67038dbfe838da1e2ecc82ba8a7d5987be3f4bc749

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeCashQuery } from './HomeCashQuery.graphql';

const node: PreloadableConcreteRequest<HomeCashQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8350fa2b7d55c268e6b08d67038dbfe838da1e2ecc82ba8a7d5987be3f4bc749",
    "metadata": {},
    "name": "HomeCashQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
